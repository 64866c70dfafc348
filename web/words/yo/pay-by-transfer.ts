import type { payByTransfer as english } from '../en/pay-by-transfer.ts'
import type { Words } from '../words.ts'

export const payByTransfer = {
  title: 'Fi owó ránṣẹ́ láti báńkì',
  own: 'Ẹ fi iye tó wù yín ránṣẹ́ sí àkáǹtì yìí. Tiyín nìkan ni, yóò sì kà ní kété tó bá dé. (This account is yours alone.)',
  ownNote: 'Yóò kọ́kọ́ san èyí tó pẹ́ jù; èyí tó bá ṣẹ́kù jẹ́ owó yín nípamọ́.',
  managerNote: 'Ohunkóhun tó bá dé síbí jẹ́ ti ayálégbé yìí.',
  account: 'Nọ́mbà àkáǹtì',
  bank: 'Báńkì',
  name: 'Orúkọ àkáǹtì',
  code: 'Àmì ìsanwó',
  codeNote: 'Ẹ kọ àmì yìí sínú àlàyé (narration) owó tí ẹ ń fi ránṣẹ́, kí a lè mọ̀ pé tiyín ni.',
  codeManager: 'Tí àmì yìí bá wà nínú àlàyé owó, a ó mọ ayálégbé tó ni ín.',
  estateAccount: 'Sí àkáǹtì ẹ̀sítéètì, pẹ̀lú àmì ìsanwó nínú àlàyé',
  askNote: 'Tí ẹ bá ní nọ́mbà àkáǹtì tiyín, ẹ kò nílò àmì: ohunkóhun tó bá dé síbẹ̀ jẹ́ tiyín.',
  ask: 'Gba àkáǹtì tèmi',
  askManager: 'Ṣí àkáǹtì fún un',
  asking: 'A ń béèrè lọ́wọ́ báńkì...',
  asked: 'A ti béèrè nọ́mbà àkáǹtì lọ́wọ́ báńkì. Yóò dé láàárín ìṣẹ́jú kan tàbí méjì.',
  refused: (reason: string) => `Báńkì kò ṣí àkáǹtì náà: ${reason}`,
  copy: (what: string) => `Ṣe àdàkọ ${what.toLowerCase()}`,
  copied: (what: string) => `A ti ṣe àdàkọ ${what.toLowerCase()}`,
  copyFailed: 'Búráúsà yín kò gbà á láyè. Ẹ tẹ̀ ẹ́ pẹ́ láti ṣe àdàkọ.',
} satisfies Words<typeof english>
