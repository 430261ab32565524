# What a Power is asked, and why. Spoken to the one who decides.

## The questions

question-turn = Your turn: summon a figure, play a card, or pass. { $points ->
    [one] 1 power point left.
   *[other] { $points } power points left.
}
question-place-token = { $left ->
    [one] Place { $token-a }. In which region?
   *[other] Place { $token-a }. In which region? You have { $left } to place, one after the other.
}
question-place-together = { $left ->
    [one] Place { $token-a }. In which region?
   *[other] Place { $left } { $token-plural }, all in the same region. In which one?
}
question-place-pair = Place { $token-plural } in two regions. Which pair of regions?
question-remove-corruption = { $left ->
    [one] Remove a corruption token. Which one?
   *[other] Remove a corruption token. Which one? You have { $left } to remove, one after the other.
}
question-remove-token = { $left ->
    [one] Remove a token. Which one?
   *[other] Remove a token. Which one? You have { $left } to remove, one after the other.
}
question-move-token = Move a token: { $tokens }. Which one?
question-move-token-to = To which region does the { $token } { $from-from } go?
question-discard = { $left ->
    [one] Discard a card. Which one?
   *[other] Discard a card. Which one? You have { $left } to discard, one after the other.
}
question-move-corruption = { $left ->
    [one] Move a corruption token away { $from-from }, or stop here. Which one?
   *[other] Move up to { $left } corruption tokens { $from-from } to one other region, or stop here. Which one first?
}
question-move-corruption-along = Move another corruption token { $from-from } { $to-to }, or stop here. Which one?
question-move-corruption-to = To which region does { $owner-of } corruption token { $from-from } go?
question-spread = Place a corruption token in a region that borders { $region-the }. In which one?
question-corrupt-once-more = Place one more corruption token { $region-in }?
question-who-discards = Which opponent with a figure { $region-in } has to discard?
question-cover = Where { $region-in } do you lay “{ $card }”: in an empty space, or over another player’s card?
question-mark = { $mark ->
    [shielded] Which of your figures { $region-in } cannot be killed in battle this round?
    [hated] Which enemy figure { $region-in } do you hate?
    [shocked] Which enemy figure { $region-in } gives no dice and no domination this round?
   *[surrendered] Which enemy figure { $region-in } surrenders to you this round?
}
question-take-control = Take control of an enemy figure { $region-in }: { $classes }. Which one?
question-send-away = Move a figure away { $region-from }. Which one?
question-send-away-to = To which region does { $figure-the } { $from-from } go?
question-gather = { $left ->
    [one] Which figure moves { $to-to }?
   *[other] Which figure moves { $to-to }? Up to { $left } can, one after the other.
}
question-summon-free = { $left ->
    [one] Which figure is summoned { $to-to } for nothing?
   *[other] Which figure is summoned { $to-to } for nothing? { $left } are, one after the other.
}
question-gather-any = Which figure moves { $to-to }? As many as you like can, one after the other.
question-flee = Move a figure out of the ruins { $from-from } to a bordering region, or let all stay. Which one?
question-flee-along = Move another figure { $from-from } { $to-to }, or stop here. Which one?
question-replace = { $how ->
    [warrior-by-cultists] Replace a Warrior { $region-in } by Cultists of its owner. Which one?
   *[promotion] Replace one of your figures { $region-in }: a Cultist by a Warrior, or a Warrior by your Greater Daemon. Which one?
}
question-kill = { $left ->
    [one] Kill an enemy Cultist or Warrior { $region-in }. Which one?
   *[other] Kill an enemy Cultist or Warrior { $region-in }. Which one? { $left } must die, one after the other.
}
question-give-up = Remove one of your own figures { $region-from }. Which one?
question-pay-to-remove = Discard a card to remove an enemy { $class } { $region-from }? Which card?
question-remove-enemy = Remove an enemy { $class } { $region-from }. Which one?
question-pay-to-save = Discard a card to save one of your figures killed { $region-in }? Which card?
question-save = Save one of your figures killed { $region-in }. Which one?
question-come-along = Summon { $figure-a } from the reserve { $region-to } for nothing?
question-bring-token = Place { $token-a } { $region-in }?
question-roll-again = Roll one of your dice { $region-in } again, or let them all lie. Which one?
question-take-warpstone = Take a Warpstone along { $from-from } { $to-to }?
question-fill-space = Let the figure fill an empty card space { $region-in }?
question-hit = { $sixes ->
    [0] { $hits ->
        [one] You have 1 hit to assign { $region-in }. What does it go to?
       *[other] You have { $hits } hits to assign { $region-in }. What is hit next?
    }
    [one] { $hits ->
        [one] You have 1 hit to assign { $region-in }, a six. What does it go to?
       *[other] You have { $hits } hits to assign { $region-in }, one of them a six. What is hit next?
    }
   *[other] You have { $hits } hits to assign { $region-in }, { $sixes } of them sixes. What is hit next?
}
question-hit-early = { $sixes ->
    [0] { $hits ->
        [one] You have 1 early hit to assign { $region-in }. What does it go to?
       *[other] You have { $hits } early hits to assign { $region-in }. What does the next one go to?
    }
    [one] { $hits ->
        [one] You have 1 early hit to assign { $region-in }, a six. What does it go to?
       *[other] You have { $hits } early hits to assign { $region-in }, one of them a six. What does the next one go to?
    }
   *[other] You have { $hits } early hits to assign { $region-in }, { $sixes } of them sixes. What does the next one go to?
}
question-strike-back = { $hits ->
    [one] Your fallen Plaguebearer strikes back { $region-in }. Which of { $against-of } figures does it kill?
   *[other] Your fallen Plaguebearers strike back { $region-in } with { $hits } hits. Which of { $against-of } figures do they kill?
}
question-upgrade = Choose an upgrade. It stays in play for the rest of the game.

## Why it is asked

cause-rules = The rules of the { $phase } ask for it.
cause-card = Because of “{ $card }”. { $card-text }
cause-upgrade = Because of the upgrade “{ $upgrade }”. { $upgrade-text }
cause-old-world-drawn = The Old World card “{ $card }” was drawn, and you have the lowest { -threat }. { $card-drawn }
cause-old-world-track = Because of “{ $card }” on the Old World track. { $card-track }
cause-dial = Your dial has turned: { $instruction }.
cause-hero = There is a Hero { $region-in }, and of the Powers there you have the highest { -threat }.
