import type { AccountWords } from './en.ts'

export const yo: AccountWords = {
  hello: (name) => `Ẹ kú déédéé, ${name},`,
  verify: {
    subject: 'Ṣé ímeèlì yín ni èyí?',
    open: 'Ẹ ṣí ìtọ́kasí yìí láti sọ fún Gida pé tiyín ni ímeèlì yìí. Wákàtí 24 ló fi wúlò, lẹ́ẹ̀kan:',
    notYou: 'Bí ẹ kò bá ní àkáǹtì Gida, ẹnìkan ló ṣi ímeèlì kọ. Ẹ kò ní láti ṣe ohunkóhun.',
    typed:
      'Ẹnìkan kọ ímeèlì yìí sínú àkáǹtì Gida kan, ṣùgbọ́n kò sẹ́ni tó jẹ́rìí sí i. Ẹ ṣí ìtọ́kasí yìí láàrin wákàtí 24, láti jẹ́rìí sí i bí àkáǹtì náà bá jẹ́ tiyín, tàbí láti yọ ọ́ kúrò bí kò bá jẹ́ tiyín:',
    byNumber: 'Ṣé tiyín ni àkáǹtì náà, ẹ sì gbàgbé ọ̀rọ̀ aṣínà? Ẹ béèrè tuntun pẹ̀lú nọ́mbà fóònù àkáǹtì náà.',
  },
  reset: {
    subject: 'Ṣètò ọ̀rọ̀ aṣínà tuntun',
    open: 'Ẹ ṣí ìtọ́kasí yìí láti ṣètò ọ̀rọ̀ aṣínà tuntun. Wákàtí kan ló fi wúlò, lẹ́ẹ̀kan:',
    notYou: 'Bí kì í bá ṣe ẹ̀yin lẹ béèrè, ẹ má ṣe nǹkan kan: ọ̀rọ̀ aṣínà yín wà bó ṣe wà.',
    text: 'Ẹ ṣètò ọ̀rọ̀ aṣínà tuntun láàrin wákàtí 1. Ẹ̀yin kọ́? Ẹ fi sílẹ̀:',
  },
  phoneCode: (code) =>
    `${code} ni kóòdù láti fi hàn pé tiyín ni nọ́mbà yìí. Ìṣẹ́jú mẹ́wàá ló fi wúlò. Ẹ má sọ ọ́ fún ẹnikẹ́ni.`,
  emailReleased: (email) =>
    `a ti yọ ${email} kúrò nínú àkáǹtì yín: ẹni tó ni ín sọ pé kì í ṣe tiyín. Ẹ fi nọ́mbà yín wọlé. Ẹ lè fi ímeèlì mìíràn kún un ní Ètò.`,
  passwordChanged: {
    subject: 'A ti yí ọ̀rọ̀ aṣínà yín padà',
    says: (at) => `A yí ọ̀rọ̀ aṣínà yín padà ní ${at}, àkókò Lagos. Gbogbo ẹ̀rọ ti jáde.`,
    notYou:
      'Bí kì í bá ṣe ẹ̀yin, ẹ yan "Ṣé ẹ ti gbàgbé ọ̀rọ̀ aṣínà?" níbi tí ẹ ti ń wọlé, lẹ́sẹ̀kẹsẹ̀. Lẹ́yìn náà, ẹ sọ fún àwọn olùrànlọ́wọ́.',
    text: 'A ti yí ọ̀rọ̀ aṣínà yín padà. Ẹ̀yin kọ́? Ẹ yan "Ṣé ẹ ti gbàgbé ọ̀rọ̀ aṣínà?" níbi ìwọlé, lẹ́sẹ̀kẹsẹ̀.',
  },
  takenBack: {
    subject: 'Àkántì yín jẹ́ tiyín nìkan báyìí',
    says: (at) =>
      `Ní ${at}, àkókò Lagos, ẹ fi hàn pé àdírẹ́sì yìí jẹ́ tiyín. Ẹni tó ṣí àkántì náà kò fi hàn bẹ́ẹ̀, nítorí náà a yọ nọ́mbà fóònù, ìjẹ́rìísí ìgbésẹ̀ méjì àti àkáǹtì ìgbowó tó fi sí i, a sì pa àwọn kọ́kọ́rọ́, àdírẹ́sì kàlẹ́ńdà àti webhook tó ṣe.`,
    next: 'Bó bá jẹ́ ẹ̀yin ni ẹ ṣí i, ẹ tún fi nọ́mbà yín àti àkáǹtì ìgbowó yín sí i, kí ẹ sì tan ìjẹ́rìísí ìgbésẹ̀ méjì, gbogbo rẹ̀ ní Ètò. Títí ẹ ó fi fi àkáǹtì sí i, a ó bá yín di owó ilé yín mú.',
  },
  twoStep: {
    on: {
      subject: 'Ìjẹ́rìí ìgbésẹ̀ méjì ti bẹ̀rẹ̀',
      says: 'Láti ìsinsìnyí, ìwọlé á béèrè kóòdù láti inú áàpù ìfìdímúlẹ̀ yín',
    },
    off: {
      subject: 'Ìjẹ́rìí ìgbésẹ̀ méjì ti dúró',
      says: 'Láti ìsinsìnyí, ìwọlé á béèrè ọ̀rọ̀ aṣínà yín nìkan',
    },
    setOn: (at) => `A ṣètò rẹ̀ ní ${at}, àkókò Lagos.`,
    notYou:
      'Bí kì í bá ṣe ẹ̀yin, ẹ ṣètò ọ̀rọ̀ aṣínà tuntun lẹ́sẹ̀kẹsẹ̀ ("Ṣé ẹ ti gbàgbé ọ̀rọ̀ aṣínà?" níbi ìwọlé). Lẹ́yìn náà, ẹ sọ fún àwọn olùrànlọ́wọ́.',
    text: 'Ẹ̀yin kọ́? Ẹ ṣètò ọ̀rọ̀ aṣínà tuntun lẹ́sẹ̀kẹsẹ̀.',
  },
  lookedIn: {
    subject: 'Àwọn olùrànlọ́wọ́ Gida ń wo àkáǹtì yín',
    says: (at, minutes) =>
      `Ní ${at}, àkókò Lagos, ọ̀gá àgbà kan ní Gida ṣí àkáǹtì yín láti rí ohun tí ẹ ń rí, kò ju ìṣẹ́jú ${minutes} lọ.`,
    why: (reason) => `Ìdí tí a sọ: ${reason}`,
    allowed: 'Ẹ̀yin lẹ gbà á láàyè nínú ètò yín.',
    readOnly:
      'Wọ́n lè kà, wọn kò lè yí nǹkan kan padà. Ìránṣẹ́, ìwé, fáìlì àti àkáǹtì báńkì wà ní títì sí wọn. Ẹni tó wò ó wà ní Settings, Security. (They can read and change nothing.)',
    text: (minutes) => `Àwọn olùrànlọ́wọ́ ń wo àkáǹtì yín, kíkà nìkan, kò ju ìṣẹ́jú ${minutes} lọ.`,
  },
}
