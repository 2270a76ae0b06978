"""Learn a game from a dataset: a net that chooses what winners chose, and plays as a bot.

    pip install "civitas[envs,data]" torch
    civitas dataset play inventions greedy --games 300 --out corpus
    python examples/imitate.py corpus --minutes 3 --out net.npz    # civitas arena inventions weights:net.npz greedy

The net is that of `train_duel.py`: it reads a row and scores legal moves by what they are and which cards they name.
One game in ten is kept apart to see how often the net would choose the same. Minutes are CPU time of one core.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn
from train_duel import Net, export, share

from civitas.envs import datasets
from civitas.envs.vector import VectorEnv

BATCH, RATE, KEPT = 512, 1e-3, 10

Data = tuple[torch.Tensor, torch.Tensor, torch.Tensor, torch.Tensor]


def read(corpus: Path) -> tuple[Data, Data, VectorEnv]:
    """Rows, legal moves, which of them was chosen, and what the game paid; to learn from, and to test with."""
    found = list(datasets.positions(corpus, won_only=True))
    most = max(len(options) for batch in found for options in batch.legal)
    legal = [options + [-1] * (most - len(options)) for batch in found for options in batch.legal]
    options = torch.tensor(legal)
    chosen = torch.from_numpy(np.concatenate([batch.action for batch in found]).astype(np.int64))
    picks = (options == chosen[:, None]).int().argmax(1)
    rows = torch.from_numpy(np.concatenate([batch.observation for batch in found]))
    pay = torch.from_numpy(np.concatenate([batch.reward for batch in found]))
    kept = torch.from_numpy(np.concatenate([batch.game for batch in found]) % KEPT == 0)
    game = next(datasets.read(corpus))
    env = VectorEnv(
        game.rules.name, 1, players=game.setup.players, edition=game.setup.edition, options=game.setup.options
    )
    whole = (rows, options, picks, pay)
    return tuple(part[~kept] for part in whole), tuple(part[kept] for part in whole), env  # type: ignore[return-value]


def learn(net: Net, optimizer: torch.optim.Optimizer, data: Data) -> None:
    """Go through a batch once: the move that was chosen should be likely."""
    part = torch.randint(len(data[0]), (BATCH,))
    rows, legal, picks, _ = (kept[part] for kept in data)
    loss = nn.functional.cross_entropy(net(rows, legal)[0], picks)
    optimizer.zero_grad()
    loss.backward()
    nn.utils.clip_grad_norm_(net.parameters(), 0.5)
    optimizer.step()


@torch.no_grad()
def agreement(net: Net, data: Data) -> float:
    """How often the net likes best what was chosen."""
    parts = zip(*(part.split(BATCH) for part in data), strict=True)
    same = [net(rows, legal)[0].argmax(1) == picks for rows, legal, picks, _ in parts]
    return float(torch.cat(same).float().mean())


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("corpus", type=Path)
    words.add_argument("--minutes", type=float, default=3.0)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--every", type=float, default=60.0, help="CPU seconds between two matches")
    words.add_argument("--rivals", nargs="*", default=["uniform", "greedy"])
    words.add_argument("--games", type=int, default=100, help="games of each match")
    words.add_argument("--out", type=Path, default=Path("net.npz"))
    wish = words.parse_args()
    torch.manual_seed(wish.seed)
    torch.set_num_threads(1)
    data, test, env = read(wish.corpus)
    net = Net(env)
    optimizer = torch.optim.AdamW(net.parameters(), RATE, weight_decay=0.01)
    game = env.learned.rules.name
    spent = match = 0.0
    while True:
        if spent >= match or spent >= wish.minutes * 60:
            shares = {rival: share(net, game, rival, wish.games) for rival in wish.rivals}
            told = "  ".join(f"{rival} {won:.0%}" for rival, won in shares.items())
            print(f"{spent:5.0f} s  {len(data[0]):6} moves  same {agreement(net, test):.0%}  {told}", flush=True)
            match += wish.every
        if spent >= wish.minutes * 60:
            break
        began = time.process_time()
        for group in optimizer.param_groups:
            group["lr"] = RATE * max(0.1, 1 - spent / (wish.minutes * 60))
        for _ in range(20):
            learn(net, optimizer, data)
        spent += time.process_time() - began
    export(net, env, wish.out)
    print(f"{wish.out}: play against it with `civitas play {game} --seats me,weights:{wish.out}`")


if __name__ == "__main__":
    main()
