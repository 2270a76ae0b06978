"""What is heard of an Era Change, of the end, and of Chronos."""

from tests.support.inventions import card, heard, opening, play, society, table


def test_what_is_heard_of_an_era_change() -> None:
    game = table(
        era=2,
        round=3,
        active=3,
        one=society(private="Smelting", era_space="space 3 of Era 3", sages=1, ideas="Hand Loom"),
        two=society(sages=1),
        no_sage="Africa, Asia",
    )
    play(game, "spend the action on Eureka")

    assert heard(game, "play second", "send the Sage to Africa", "draw Caravan Route") == [
        "Player 1 takes the second place in the turn order.",
        "All exhausted people recovered, and the Season Pillars came back.",
        "Player 2 gained one more Academic.",
        "A Sage of Player 2 went back to Africa.",
        "Player 1 gained one more Academic.",
        "A Sage of Player 1 went back to Asia.",
        "Woven Fibre became common knowledge.",
        "Gathering Lore was discarded; everybody knows it.",
        "Written Signs became common knowledge.",
        "Twisted Cord was discarded; everybody knows it.",
        "Geometry lies in the Eureka Display.",
        "Gearing lies in the Eureka Display.",
        "Paper lies in the Eureka Display.",
        "Player 1 discarded Hand Loom, of an earlier Era.",
        "Player 1 took the Idea Caravan Route.",
        "Iron Ploughshare now lies on top of the Idea deck.",
        "Round 1 of Era 3 began.",
        "Player 2 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_the_end() -> None:
    game = table(era=5, round=3, active=3, one=society(hexes={1: "Wealth E1"}, on_map="Asia 2"))

    assert heard(game, "spend the action on Eureka") == [
        "Player 3 spent the action on the space Eureka.",
        "Player 3: 1 Influence, now 2.",
        "Era 6 began.",
        "Player 1: 1 point for the Influence Track.",
        "Player 1: 3 points for Wealth E1.",
        "Player 1: 0 points for Influence objective 1.",
        "Player 1: 0 points for Invention objective 1.",
        "Player 2: 1 point for the Influence Track.",
        "Player 2: 0 points for Influence objective 2.",
        "Player 2: 0 points for Invention objective 2.",
        "Player 3: 1 point for the Influence Track.",
        "Player 3: 0 points for Influence objective 3.",
        "Player 3: 0 points for Invention objective 3.",
        "The game is over.",
    ]


def test_what_is_heard_of_old_ideas_leaving() -> None:
    game = table(
        era=3,
        round=3,
        active=3,
        open_ideas="Granary, Hand Loom, Caravan Route",
        deck="Minted Coin, Great Library, Wheelbarrow, Stone Arch",
    )

    assert heard(game, "spend the action on Eureka") == [
        "Player 3 spent the action on the space Eureka.",
        "Player 3: 1 Influence, now 2.",
        "Era 4 began.",
        "All exhausted people recovered, and the Season Pillars came back.",
        "Woven Fibre became common knowledge.",
        "Gathering Lore was discarded; everybody knows it.",
        "Smelting became common knowledge.",
        "Twisted Cord was discarded; everybody knows it.",
        "Written Signs became common knowledge.",
        "Shared Speech was discarded; everybody knows it.",
        "Steam Power lies in the Eureka Display.",
        "Electromagnetism lies in the Eureka Display.",
        "Germ Theory lies in the Eureka Display.",
        "Granary is of an earlier Era and left the game.",
        "Hand Loom is of an earlier Era and left the game.",
        "Caravan Route is of an earlier Era and left the game.",
        "Great Library now lies on top of the Idea deck.",
        "Wheelbarrow now lies on top of the Idea deck.",
        "Stone Arch now lies on top of the Idea deck.",
        "Round 1 of Era 4 began.",
        "Player 1 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_chronos_presenting() -> None:
    game = table(players=2, active=2, chronos_region="Africa")

    assert heard(game, "spend the action on Eureka") == [
        "Player 2 spent the action on the space Eureka.",
        "Player 2: 1 Influence, now 2.",
        "Chronos presented Irrigation Canal in Middle East with 2 Citizens.",
        "Iron Ploughshare now lies on top of the Idea deck.",
        "Round 2 of Era 2 began.",
        "Player 1 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_chronos_inventing() -> None:
    game = table(players=2, active=2, chronos_region="Africa", cards={"Middle East": card("Clay Oven", presenter=1)})

    assert heard(game, "spend the action on Eureka") == [
        "Player 2 spent the action on the space Eureka.",
        "Player 2: 1 Influence, now 2.",
        "Chronos invented Clay Oven in Middle East.",
        "Chronos took Economy 2.",
        "Round 2 of Era 2 began.",
        "Player 1 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_chronos_sharing() -> None:
    game = table(
        players=2, active=2, chronos_region="Africa", cards={"Middle East": card("Clay Oven", presenter=1, inventor=3)}
    )

    assert heard(game, "spend the action on Eureka") == [
        "Player 2 spent the action on the space Eureka.",
        "Player 2: 1 Influence, now 2.",
        "Chronos shared Clay Oven in Middle East.",
        "Chronos took Wealth B1.",
        "Wealth B2 now lies on top in Middle East.",
        "Player 1 presented Clay Oven: 4 points.",
        "Clay Oven left the game.",
        "Round 2 of Era 2 began.",
        "Player 1 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_chronos_innovating() -> None:
    game = table(
        players=2, active=2, chronos_region="Africa", cards={"Middle East": card("Clay Oven", presenter=1, inventor=2)}
    )

    assert heard(game, "spend the action on Eureka") == [
        "Player 2 spent the action on the space Eureka.",
        "Player 2: 1 Influence, now 2.",
        "Chronos innovated Clay Oven in Middle East.",
        "Round 2 of Era 2 began.",
        "Player 1 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_chronos_settling() -> None:
    game = table(
        players=2,
        active=1,
        chronos_region="Africa",
        cards={"Middle East": card("Clay Oven", presenter=1, inventor=1, innovator=3)},
    )

    assert heard(game, "pillar on Share", "share in Middle East") == [
        "Player 1 placed a Pillar on Share.",
        "Player 1 shared Clay Oven in Middle East.",
        "Player 1 presented Clay Oven: 4 points.",
        "Player 1 took the Invention Clay Oven.",
        "A Citizen of Chronos settled in Middle East.",
    ]


def test_what_is_heard_of_chronos_passing() -> None:
    game = table(players=2, active=2, chronos_region="Africa", open_ideas="", deck="")

    assert heard(game, "spend the action on Eureka") == [
        "Player 2 spent the action on the space Eureka.",
        "Player 2: 1 Influence, now 2.",
        "Chronos could do nothing.",
        "Round 2 of Era 2 began.",
        "Player 1 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_chronos_at_an_era_change() -> None:
    game = table(players=2, round=3, active=2, order="1 3 2", chronos_region="Africa", open_ideas="", deck="")

    assert heard(game, "spend the action on Eureka") == [
        "Player 2 spent the action on the space Eureka.",
        "Player 2: 1 Influence, now 2.",
        "Era 3 began.",
        "Chronos placed an Influence tile in Middle East.",
        "Fired Clay became common knowledge.",
        "Gathering Lore was discarded; everybody knows it.",
        "Chronos took Wheel and Axle from the Eureka Display.",
        "Chronos takes the first place in the turn order.",
        "All exhausted people recovered, and the Season Pillars came back.",
        "Woven Fibre became common knowledge.",
        "Twisted Cord was discarded; everybody knows it.",
        "Smelting became common knowledge.",
        "Shared Speech was discarded; everybody knows it.",
        "Geometry lies in the Eureka Display.",
        "Gearing lies in the Eureka Display.",
        "Paper lies in the Eureka Display.",
        "Round 1 of Era 3 began.",
        "Chronos could do nothing.",
        "Player 1 began a turn with 1 Chain Action token.",
    ]


def test_what_is_heard_of_chronos_starting() -> None:
    game = opening(players=2, chronos_start="first")

    assert game.log()[0].text() == "Chronos started in Africa with Clay Oven."
