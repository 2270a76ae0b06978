"""Learn a game by self-play: PPO on the vector environment, with win and loss as the only reward.

    pip install "civitas[envs]" torch
    python examples/train_duel.py --minutes 5 --out duel-net.npz    # civitas arena duel weights:duel-net.npz greedy
    python examples/train_duel.py --game ages --minutes 30

The net reads a row, and scores legal moves by a vector for each move: one of its own, and those of its kind and of the
cards it names, so that what is learned about a card counts wherever the card is named. Two players; minutes are CPU
time of one core.
"""

import argparse
import time
from pathlib import Path

import numpy as np
import torch
from torch import nn

from civitas.envs import moves, nets
from civitas.envs.vector import VectorEnv

TABLES, STEPS, EPOCHS, BATCH = 128, 64, 2, 1024
CLIP, LAMBDA, ENTROPY = 0.2, 0.9, 0.01
RATE, WIDTH, VECTOR = 1e-3, 256, 128


class Net(nn.Module):
    """A row becomes a vector; moves whose vectors point the same way are liked."""

    def __init__(self, env: VectorEnv) -> None:
        super().__init__()
        book = env.learned.rules.book
        self.register_buffer("scale", torch.from_numpy(nets.scale_of(env.learned)))
        self.register_buffer("named", torch.from_numpy(moves.features(book).astype(np.int64)))
        self.body = nn.Sequential(nn.Linear(env.layout.size, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.wish, self.value = nn.Linear(WIDTH, VECTOR), nn.Linear(WIDTH, 1)
        self.own = nn.Embedding(env.moves, VECTOR)
        self.kind = nn.Embedding(len(book.kinds), VECTOR)
        self.thing = nn.Embedding(len(moves.things(book)), VECTOR, padding_idx=0)
        self.bias = nn.Embedding(env.moves, 1)
        for table in (self.own, self.kind, self.thing, self.bias):
            nn.init.normal_(table.weight, std=0.02)

    def vectors(self, chosen: torch.Tensor) -> torch.Tensor:
        named = self.named[chosen]
        return self.own(chosen) + self.kind(named[..., 0]) + self.thing(named[..., 1:]).sum(-2)

    def forward(self, rows: torch.Tensor, legal: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        hidden = self.body(rows.float() * self.scale)
        options = legal.clamp(min=0)
        scores = (self.vectors(options) @ self.wish(hidden).unsqueeze(-1)).squeeze(-1) + self.bias(options).squeeze(-1)
        return scores.masked_fill(legal < 0, -1e9), torch.tanh(self.value(hidden)).squeeze(-1)


def seen(env: VectorEnv) -> tuple[torch.Tensor, torch.Tensor]:
    """Copies: the environment's own memory changes with the next step."""
    widest = int(env.legal_count.max())
    return torch.from_numpy(env.observation.copy()), torch.from_numpy(env.legal[:, :widest].astype(np.int64))


@torch.no_grad()
def rollout(env: VectorEnv, net: Net) -> tuple[list[torch.Tensor], int]:
    """Steps of all tables (rows, legal moves, choices, their likelihoods, advantages, returns); games that ended."""
    rows, legal, picks, logs, values, seats, pay, done = [], [], [], [], [], [], [], []
    for _ in range(STEPS):
        row, options = seen(env)
        scores, value = net(row, options)
        spread = torch.distributions.Categorical(logits=scores)
        pick = spread.sample()
        seat = torch.from_numpy(env.seat.astype(np.int64))
        env.step(options.gather(1, pick[:, None]).squeeze(1).numpy())
        paid = torch.from_numpy(env.reward.copy()).gather(1, seat[:, None]).squeeze(1)
        for kept, new in zip(
            (rows, legal, picks, logs, values, seats, pay, done),
            (row, options, pick, spread.log_prob(pick), value, seat, paid, torch.from_numpy(env.done.copy())),
            strict=True,
        ):
            kept.append(new)
    follow = net(*seen(env))[1]
    seats.append(torch.from_numpy(env.seat.astype(np.int64)))
    gain = torch.zeros_like(follow)
    gains: list[torch.Tensor] = []
    for step in reversed(range(STEPS)):
        # Whoever moves next may be the same player: what is good for the rival is bad for me.
        sign = torch.where(seats[step] == seats[step + 1], 1.0, -1.0) * (~done[step]).float()
        gain = pay[step] + sign * follow - values[step] + LAMBDA * sign * gain
        follow = values[step]
        gains.insert(0, gain)
    widest = max(options.shape[1] for options in legal)
    legal = [nn.functional.pad(options, (0, widest - options.shape[1]), value=-1) for options in legal]
    advantage = torch.stack(gains).flatten()
    returns = advantage + torch.stack(values).flatten()
    data = [torch.cat(rows), torch.cat(legal), torch.cat(picks), torch.cat(logs), advantage, returns]
    return data, int(torch.stack(done).sum())


def learn(net: Net, optimizer: torch.optim.Optimizer, data: list[torch.Tensor]) -> None:
    for _ in range(EPOCHS):
        for part in torch.randperm(len(data[0])).split(BATCH):
            rows, legal, picks, logs, advantage, returns = (kept[part] for kept in data)
            scores, value = net(rows, legal)
            spread = torch.distributions.Categorical(logits=scores)
            ratio = (spread.log_prob(picks) - logs).exp()
            gain = (advantage - advantage.mean()) / (advantage.std() + 1e-6)
            policy = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            loss = 0.5 * (value - returns).pow(2).mean() - policy - ENTROPY * spread.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def share(net: Net, game: str, rival: str, games: int) -> float:
    """The share of the victory against a bot, in the first game of each table: a fixed set, whatever their length."""
    env = VectorEnv(game, games, players=2, opponents=rival)
    env.reset(12345)
    won, over = np.zeros(games), np.zeros(games, bool)
    learner = env.seat.copy()
    while not over.all():
        row, legal = seen(env)
        pick = net(row, legal)[0].argmax(1)
        env.step(legal.gather(1, pick[:, None]).squeeze(1).numpy())
        new = env.done & ~over
        won[new] = (env.reward[new, learner[new]] + 1) / 2
        over |= env.done
        learner = np.where(env.done, env.seat, learner)
    return float(won.mean())


def export(net: Net, env: VectorEnv, file: Path) -> None:
    """The net as a bot that needs numpy only."""
    layers = [net.body[0], net.body[2], net.wish]
    weights = {f"w{place}": layer.weight.T for place, layer in enumerate(layers)}
    weights |= {f"b{place}": layer.bias for place, layer in enumerate(layers)}
    every = torch.arange(env.moves)
    weights |= {"moves": net.vectors(every), "bias": net.bias(every).squeeze(-1)}
    nets.save(file, env.learned, {name: weight.detach().numpy() for name, weight in weights.items()})


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    words.add_argument("--game", default="duel")
    words.add_argument("--minutes", type=float, default=5.0)
    words.add_argument("--reward", choices=("win", "margin"), default="win", help="margin: points count, too")
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--every", type=float, default=60.0, help="CPU seconds between two matches")
    words.add_argument("--rivals", nargs="*", default=["uniform", "greedy"])
    words.add_argument("--games", type=int, default=100, help="games of each match")
    words.add_argument("--out", type=Path, default=Path("net.npz"))
    wish = words.parse_args()
    torch.manual_seed(wish.seed)
    torch.set_num_threads(1)
    env = VectorEnv(wish.game, TABLES, players=2, masks="none", reward=wish.reward)
    env.reset(wish.seed)
    net = Net(env)
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    spent = match = 0.0
    games = 0
    while True:
        if spent >= match or spent >= wish.minutes * 60:
            shares = {rival: share(net, wish.game, rival, wish.games) for rival in wish.rivals}
            told = "  ".join(f"{rival} {won:.0%}" for rival, won in shares.items())
            print(f"{spent:5.0f} s  {games:6} games  {told}", flush=True)
            match += wish.every
        if spent >= wish.minutes * 60:
            break
        began = time.process_time()
        for group in optimizer.param_groups:
            group["lr"] = RATE * max(0.1, 1 - spent / (wish.minutes * 60))
        data, ended = rollout(env, net)
        games += ended
        learn(net, optimizer, data)
        spent += time.process_time() - began
    export(net, env, wish.out)
    print(f"{wish.out}: play against it with `civitas play {wish.game} --seats me,weights:{wish.out}`")


if __name__ == "__main__":
    main()
