import type { consents as english } from '../en/consents.ts'
import type { Words } from '../words.ts'

export const consents = {
  title: 'Ohun tí ẹ gbà sí',
  note: 'Pẹ̀lú ọ̀rọ̀ rẹ̀ bó ṣe wà nígbà náà. Èyí tí kò pọn dandan, ẹ lè gbà á padà níbí pẹ̀lú títẹ̀ kan, ohun tó fàyè gbà á sì dúró lẹ́sẹ̀kẹsẹ̀.',
  loading: 'A ń wo ohun tí ẹ gbà sí…',
  none: 'Ẹ kò tíì gba ohunkóhun.',
  purposes: {
    TERMS: 'Òfin ìlò',
    PRIVACY: 'Ìfitónilétí àṣírí',
    PUSH: 'Push lórí ẹ̀rọ yín',
    CARD: 'Káàdì tó wà nípamọ́',
    SUPPORT: 'Àyè fún àwọn olùrànlọ́wọ́',
    APPLICATION: 'Ìbéèrè fún ilé',
  },
  pages: { TERMS: '/terms', PRIVACY: '/privacy' },
  channels: {
    WEB: 'nínú áàpù',
    EMAIL: 'láti ìtọ́kasí ímeèlì',
    SMS: 'láti ìtọ́kasí SMS',
    LINK: 'láti ìtọ́kasí tí a fún yín',
  },
  version: (version: number, when: string, how: string) => `Ẹ̀dà ${version}, ẹ gbà á ní ${when}, ${how}`,
  withdrawnAt: (when: string) => `Ẹ gbà á padà ní ${when}`,
  untilWhen: (when: string) => `Yóò parí fúnra rẹ̀ ní ${when}`,
  states: { holds: 'Ẹ gbà', withdrawn: 'Ẹ gbà á padà', over: 'Ó ti parí' },
  read: 'Ka ọ̀rọ̀ náà',
  withdraw: 'Gbà á padà',
  withdrawing: 'A ń gbà á padà…',
  withdrawn: 'A ti gbà á padà',
  agree: 'Mo gbà',
  agreeing: 'A ń fi pamọ́…',
  agreed: 'A dúpẹ́. A ti kọ ọ́ sílẹ̀.',
  account:
    'Òfin náà dúró níwọ̀n ìgbà tí ẹ bá ní àkáǹtì. Láti parí rẹ̀, ẹ béèrè nísàlẹ̀ kí a pa ìwífún yín rẹ́. (The terms hold as long as you have an account.)',
  banner: {
    changed: 'Àwọn ọ̀rọ̀ wa ní ẹ̀dà tuntun. Ẹ kà á nígbà tí ẹ bá ráyè:',
    first: 'Ẹ jọ̀wọ́, ẹ ka bí Gida ṣe ń bá yín àti ìwífún yín ṣiṣẹ́:',
    later: 'Tó bá yá',
  },
  counts: {
    title: 'Ohun tí àwọn ènìyàn gbà sí',
    note: 'Gẹ́gẹ́ bí ẹ̀dà, láìsí orúkọ. Oníkálukú ń ka tirẹ̀ ní Ètò, Àṣírí.',
    none: 'Kò tíì sí ẹni tó gba ohunkóhun.',
    row: (title: string, version: number) => `${title}, ẹ̀dà ${version}`,
    given: (given: number, withdrawn: number) =>
      withdrawn === 0
        ? `${given.toLocaleString('en')} gbà`
        : `${given.toLocaleString('en')} gbà, ${withdrawn.toLocaleString('en')} gbà á padà`,
  },
} satisfies Words<typeof english>
