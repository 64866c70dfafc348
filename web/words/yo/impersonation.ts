import type { impersonation as english } from '../en/impersonation.ts'
import type { Words } from '../words.ts'

export const impersonation = {
  title: (name: string) => `Ẹ ń rí Gida gẹ́gẹ́ bí ${name}.`,
  text: ({ why, left }: { why: string; left: number }) =>
    `Kíkà nìkan · ${why} · ó ku ìṣẹ́jú ${left} · gbogbo rẹ̀ wà nínú àkọsílẹ̀`,
  byConsent: 'pẹ̀lú ìyọ̀ǹda rẹ̀',
  because: (reason: string) => `ìdí: ${reason}`,
  stop: 'Dúró',
  lost: 'Ẹ jáde, lẹ́yìn náà ẹ tún wọlé gẹ́gẹ́ bí ara yín.',
  card: {
    title: 'Àyè fún àwọn olùrànlọ́wọ́',
    loading: 'Àyè fún àwọn olùrànlọ́wọ́ ń ṣí...',
    note: 'Fún wákàtí 24, alábòójútó àgbà ti Gida lè rí ohun tí ẹ ń rí, láti ràn yín lọ́wọ́. Kò lè yí ohunkóhun padà; ìránṣẹ́, ìwé, fáìlì àti àkáǹtì báńkì wà ní títì. (They can change nothing.)',
    off: 'Ó wà ní títì',
    until: (when: string) => `A fàyè gbà títí di ${when}`,
    allow: 'Fàyè gbà fún wákàtí 24',
    allowing: 'Ó ń ṣí…',
    allowed: 'Àwọn olùrànlọ́wọ́ lè wò ó fún wákàtí 24.',
    revoke: 'Gbà á padà',
    revoking: 'A ń gbà á padà…',
    revoked: 'Àwọn olùrànlọ́wọ́ kò lè wò ó mọ́.',
    looks: 'Ta ló wò ó',
    nobody: 'Kò sí ẹni tó wò ó.',
    consented: 'Pẹ̀lú ìyọ̀ǹda yín',
    look: (name: string) => `${name}, olùrànlọ́wọ́ Gida`,
    running: 'Báyìí',
  },
} satisfies Words<typeof english>
