import type { auth as english } from '../en/auth.ts'
import type { Words } from '../words.ts'

export const auth = {
  languages: 'Asụsụ',
  signIn: {
    title: 'Banye',
    note: 'Jiri adreesị email ma ọ bụ nọmba ekwentị esteeti gị nwere maka gị.',
    says: 'Mara ụgwọ i ji. Hụ ego batara.',
    email: 'Adreesị email ma ọ bụ nọmba ekwentị',
    password: 'Okwuntughe',
    submit: 'Banye',
    busy: 'Ọ na-abanye…',
    forgot: 'Ị chefuru okwuntughe gị?',
    slow: 'Netwọk na-egbu oge? Mepee obere peeji',
    continueWith: (name: string) => `Jiri ${name} gaa n’ihu`,
    or: 'ma ọ bụ',
    finishing: 'Chere ntakịrị…',
    newHere: 'Ị bịara ọhụrụ na Gida?',
    open: 'Mepee akaụntụ',
    newHereWho: 'ma ọ bụrụ na i nwere ụlọ ma ọ bụ na-elekọta ụlọ.',
    invited:
      'Ndị bi n’ụlọ na ndị nlekọta ụlọ na-esi n’akwụkwọ ọkpụkpọ nke onye nwe ụlọ ma ọ bụ onye nlekọta esteeti zitere abanye.',
    failed: 'Ịbanye agaghị nke ọma',
    badLogin: 'Adreesị email, nọmba ekwentị ma ọ bụ okwuntughe ezighị ezi.',
    badAnswer: 'Anyị agụtaghị azịza ịbanye',
    succeeded: 'Ị banyela',
    ended: 'Oge gị agwụla. Biko banye ọzọ.',
    troubles: {
      IDENTITY_REFUSED: 'Ọrụ nke ọzọ akwadoghị onye ị bụ. Nwaa ọzọ.',
      IDENTITY_UNKNOWN:
        'O nweghị onye nwere akaụntụ a na Gida. Jiri okwuntughe gị banye, ma ọ bụ buru ụzọ mepee akaụntụ.',
      IDENTITY_UNVERIFIED:
        'Buru ụzọ kwado adreesị email gị, ebe ahụ na n’akaụntụ Gida gị. Mgbe ahụ, e nwere ike ijikọ ha.',
      IDENTITY_PROVIDER_UNAVAILABLE:
        'Anyị enwetaghị ọrụ nke ọzọ. Jiri okwuntughe gị banye, ma ọ bụ nwaa ọzọ mgbe otu nkeji gasịrị.',
    },
  },
  register: {
    email: 'Adreesị email',
    title: 'Mepee akaụntụ',
    note: 'Maka ndị nwere ụlọ ma ọ bụ na-elekọta ụlọ. Nkeji abụọ.',
    says: 'Naira ọ bụla nwere aha, ụlọ na ụbọchị.',
    youAre: 'Ị bụ',
    roles: {
      ESTATE_MANAGER: { name: 'Onye nlekọta esteeti', note: 'A na m elekọtara ya ndị ọzọ' },
      LANDLORD: { name: 'Onye nwe ụlọ', note: 'E nwere m ụlọ' },
    },
    invited:
      'Ndị bi n’ụlọ na ndị nlekọta ụlọ na-esi n’akwụkwọ ọkpụkpọ nke onye nwe ụlọ ma ọ bụ onye nlekọta esteeti zitere abanye.',
    name: 'Aha n’uju',
    phone: 'Nọmba ekwentị',
    optional: 'ọ bụghị iwu',
    passwordHelp: 'Ma ọ dịkarịa ala mkpụrụedemede 10.',
    passwordGood: (length: number) => `Mkpụrụedemede ${length}. Ọ dị mma.`,
    submit: 'Mepee akaụntụ m',
    busy: 'Anyị na-emepe akaụntụ gị…',
    bvn: 'Anyị anaghị ajụ BVN gị ma ọlị.',
    agree: {
      goingOn: 'Ọ bụrụ na ị gaa n’ihu, i kwetala',
      terms: 'usoro ojiji',
      and: 'ma gụọkwa',
      notice: 'ozi banyere nzuzo gị',
    },
    have: 'I nwere akaụntụ?',
    signIn: 'Banye',
    needsInvitation:
      'Ndị bi n’ụlọ na ndị nlekọta ụlọ na-eji akwụkwọ ọkpụkpọ sitere n’aka onye nwe ụlọ ma ọ bụ onye nlekọta esteeti abanye.',
    emailTaken: 'E debanyela adreesị email a aha',
    phoneTaken: 'E debanyela nọmba ekwentị a aha',
    invalid: 'Ihe e dere ezighị ezi',
    serverError: 'Njehie mere n’akụkụ anyị',
    failed: 'Anyị enweghị ike imepe akaụntụ ahụ',
  },
  fields: {
    emailOrPhone: 'Dee adreesị email, dị ka ada@example.ng, ma ọ bụ nọmba ekwentị, dị ka 0803 123 4567',
    email: 'Dee adreesị email, dị ka ada@example.ng',
    passwordMissing: 'Dee okwuntughe gị',
    passwordShort: (missing: number) =>
      missing === 1
        ? 'Otu mkpụrụedemede fọdụrụ. Ma ọ dịkarịa ala 10.'
        : `Mkpụrụedemede ${missing} fọdụrụ. Ma ọ dịkarịa ala 10.`,
    passwordLong: 'Mkpụrụedemede 128 bụ oke',
    passwordHasEmail: 'Họrọ okwuntughe na-enweghị aha adreesị email gị.',
    name: 'Dee aha gị n’uju',
    phoneShort: (missing: number) =>
      missing === 1
        ? 'Otu nọmba fọdụrụ. Dị ka 0803 123 4567.'
        : 'Nọmba Naịjirịa nwere ọnụọgụ 11, dị ka 0803 123 4567',
    phone: 'Nọmba Naịjirịa nwere ọnụọgụ 11, dị ka 0803 123 4567',
  },
  notKept: 'Ihe nchọgharị gị anaghị ekwe ka Gida debe ịbanye gị. Kwe ka adreesị a debe data, ma banye ọzọ.',
  signOutFailed: 'Ịpụ agaghị nke ọma',
  signOutNote:
    'Ị pụọla na ngwaọrụ a. Anyị enweghị ike ịgwa sava, ya mere ịbanye gị ebe ahụ ga-akwụsị n’onwe ya.',
  userDataFailed: 'Anyị enweghị ike imelite data gị',
} satisfies Words<typeof english>
