import type { AccountWords } from './en.ts'

export const ig: AccountWords = {
  hello: (name) => `Ndewo ${name},`,
  verify: {
    subject: 'Nke a ọ bụ email gị?',
    open: 'Mepee njikọ a ka ị gwa Gida na email a bụ nke gị. Awa 24 ka ọ dị mma, otu ugboro:',
    notYou: 'Ọ bụrụ na i nweghị akaụntụ Gida, onye ọzọ dehiere email. O nweghị ihe ị ga-eme.',
    typed:
      'E tinyere email a n’otu akaụntụ Gida, mana onye ọ bụla akwadobeghị ya. Mepee njikọ a n’ime awa 24, ka ị kwado ya ma akaụntụ ahụ bụrụ nke gị, ma ọ bụ wepụ ya ma ọ bụghị nke gị:',
    byNumber: 'Akaụntụ ahụ ọ bụ nke gị, i chefuo okwuntughe? Jiri nọmba ekwentị akaụntụ ahụ rịọ nke ọhụrụ.',
  },
  reset: {
    subject: 'Tọọ okwuntughe ọhụrụ',
    open: 'Mepee njikọ a ka ị tọọ okwuntughe ọhụrụ. Otu awa ka ọ dị mma, otu ugboro:',
    notYou: 'Ọ bụrụ na ọ bụghị gị rịọrọ ya, emela ihe ọ bụla: okwuntughe gị ka dị otu ọ dị.',
    text: 'Tọọ okwuntughe ọhụrụ n’ime otu awa. Ọ bụghị gị? Hapụ ya:',
  },
  phoneCode: (code) =>
    `${code} bụ koodu iji gosi na nọmba a bụ nke gị. Ọ dị mma nkeji iri. Agwala ya onye ọ bụla.`,
  emailReleased: (email) =>
    `e wepụrụ ${email} n’akaụntụ gị: onye nwe ya kwuru na ọ bụghị nke gị. Jiri nọmba gị banye. Ị nwere ike itinye email ọzọ na Ntọala.`,
  passwordChanged: {
    subject: 'A gbanweela okwuntughe gị',
    says: (at) => `A gbanwere okwuntughe gị ${at}, oge Lagos. A pụrụ na ngwaọrụ niile.`,
    notYou:
      'Ọ bụrụ na ọ bụghị gị, họrọ "Ị chefuru okwuntughe gị?" ebe ị na-abanye, ozugbo. Gwazie ndị nkwado.',
    text: 'A gbanweela okwuntughe gị. Ọ bụghị gị? Họrọ "Ị chefuru okwuntughe gị?" ebe a na-abanye, ozugbo.',
  },
  takenBack: {
    subject: 'Akaụntụ gị bụ naanị nke gị ugbu a',
    says: (at) =>
      `Na ${at}, oge Lagos, i gosiri na adreesị a bụ nke gị. Onye mepere akaụntụ ahụ egosighị ya, ya mere e wepụrụ nọmba ekwentị, nkwenye nzọụkwụ abụọ na akaụntụ nnata ego o tinyere, ma kwụsị igodo, adreesị kalenda na webhook ndị o mere.`,
    next: 'Ọ bụrụ na ọ bụ gị mepere ya, tinye nọmba gị na akaụntụ nnata ego gị ọzọ ma gbanye nkwenye nzọụkwụ abụọ, ha niile dị na Ntọala. Tutu i tinye akaụntụ, a ga-edebere gị ụgwọ ụlọ gị.',
  },
  twoStep: {
    on: {
      subject: 'Agbanyela nkwenye nzọụkwụ abụọ',
      says: 'Malite ugbu a, ịbanye ga-ajụ koodu site na ngwa nkwenye gị',
    },
    off: {
      subject: 'Agbanyụọla nkwenye nzọụkwụ abụọ',
      says: 'Malite ugbu a, ịbanye ga-ajụ naanị okwuntughe gị',
    },
    setOn: (at) => `E tọrọ ya ${at}, oge Lagos.`,
    notYou:
      'Ọ bụrụ na ọ bụghị gị, tọọ okwuntughe ọhụrụ ozugbo ("Ị chefuru okwuntughe gị?" ebe ị na-abanye). Gwazie ndị nkwado.',
    text: 'Ọ bụghị gị? Tọọ okwuntughe ọhụrụ ozugbo.',
  },
  lookedIn: {
    subject: 'Ndị nkwado Gida na-ele akaụntụ gị',
    says: (at, minutes) =>
      `Na ${at}, oge Lagos, onye isi na Gida mepere akaụntụ gị ka ọ hụ ihe ị na-ahụ, ọ gaghị agafe nkeji ${minutes}.`,
    why: (reason) => `Ihe e kwuru kpatara ya: ${reason}`,
    allowed: 'Ọ bụ gị kwere ya na ntọala gị.',
    readOnly:
      'Ha nwere ike ịgụ, mana ha agaghị agbanweli ihe ọ bụla. Mkparịta ụka, akwụkwọ, faịlụ na akaụntụ ụlọ akụ mechiri emechi nye ha. Onye lere ya dị na Settings, Security. (They can read and change nothing.)',
    text: (minutes) => `Ndị nkwado na-ele akaụntụ gị, ịgụ naanị, ọ gaghị agafe nkeji ${minutes}.`,
  },
}
