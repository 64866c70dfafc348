import type { phone as english } from '../en/phone.ts'
import type { Words } from '../words.ts'

export const phone = {
  pin: {
    title: 'PIN fún fóònù èyíkéyìí',
    loading: 'PIN yín ń ṣí…',
    byText: (number: string) => `Ẹ fi SMS ránṣẹ́ sí ${number} láti fóònù èyíkéyìí, kódà láìsí íńtánẹ́ẹ̀tì.`,
    byWhatsApp: (number: string) => `Lórí WhatsApp, ẹ kọ̀wé sí ${number}.`,
    asks: 'IYOKU: gbèsè yín. SANWO: ọ̀nà ìsanwó. RISITI: rìsíìtì tó kẹ́yìn. ATUNSE: sísọ ohun tó bàjẹ́. IRANLOWO: ìyókù. Gbèsè àti rìsíìtì nílò PIN yìí.',
    noNumber: 'A kò tíì lè fi fóònù béèrè lọ́wọ́ Gida yìí. PIN tí ẹ bá ṣètò báyìí yóò ṣiṣẹ́ nígbà tó bá bẹ̀rẹ̀.',
    noPhone: 'Ẹ kọ́kọ́ fi nọ́mbà fóònù yín sí àlàyé nípa yín: òun ni a fi ń mọ̀ yín.',
    on: (phone: string) => `Ó ń ṣiṣẹ́ fún ${phone}`,
    off: 'Kò sí PIN',
    field: 'PIN tuntun',
    help: 'Nọ́mbà mẹ́rin. Kó má jẹ́ ti báńkì yín.',
    errors: { digits: 'PIN jẹ́ nọ́mbà mẹ́rin', easy: 'PIN yìí rọrùn láti mọ̀. Ẹ yan òmíràn' },
    save: 'Ṣètò PIN mi',
    change: 'Yí PIN mi padà',
    saving: 'A ń ṣètò rẹ̀…',
    done: 'A ti ṣètò PIN yín',
    remove: 'Yọ ọ́ kúrò',
    removing: 'A ń yọ ọ́ kúrò…',
    removed: 'A ti yọ PIN yín kúrò: a kò ní sọ àṣírí kankan fún fóònù',
  },
  use: {
    title: 'Ohun tí a fi fóònù béèrè ní oṣù yìí',
    note: 'Àwọn ará ẹ̀sítéètì ń béèrè lọ́wọ́ Gida nípa SMS, USSD tàbí WhatsApp, a sì ń dá wọn lóhùn. Ìdáhùn kọ̀ọ̀kan wà nínú owó SMS ti ọjọ́ kan, a sì máa ń fi ránṣẹ́ kódà bó bá ti tán.',
    loading: 'A ń ka ìránṣẹ́…',
    channels: { SMS: 'SMS', USSD: 'USSD', WHATSAPP: 'WhatsApp' },
    none: 'Kò sí ẹni tó béèrè ohunkóhun ní oṣù yìí.',
    asked: (questions: number, parts: number) => `Ìbéèrè ${questions}, ìránṣẹ́ ìdáhùn ${parts}`,
  },
} satisfies Words<typeof english>
