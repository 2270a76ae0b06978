"""The bonus cards: defense in the upper half, colonization in the lower."""

from __future__ import annotations

from typing import Final

from civitas.ages.cards.kinds import AGE_I, AGE_II, AGE_III, Bonus

# fmt: off
BONUS_CARDS: Final = (
    Bonus("Defense and Colonization I",   it="Difesa e Colonizzazione I",   pt="Defesa e Colonização I",   age=AGE_I,   copies=(6, 6, 6), defense=2, colonization=1),
    Bonus("Defense and Colonization II",  it="Difesa e Colonizzazione II",  pt="Defesa e Colonização II",  age=AGE_II,  copies=(6, 6, 6), defense=4, colonization=2),
    Bonus("Defense and Colonization III", it="Difesa e Colonizzazione III", pt="Defesa e Colonização III", age=AGE_III, copies=(6, 6, 6), defense=6, colonization=3),
)
# fmt: on
