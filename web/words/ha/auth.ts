import type { auth as english } from '../en/auth.ts'
import type { Words } from '../words.ts'

export const auth = {
  languages: 'Harshe',
  signIn: {
    title: 'Shiga',
    note: 'Da adireshin imel ko lambar waya da rukunin gidajenku ya riƙe muku.',
    says: 'Ku san abin da ake binku. Ku ga abin da ya shigo.',
    email: 'Adireshin imel ko lambar waya',
    password: 'Kalmar sirri',
    submit: 'Shiga',
    busy: 'Ana shiga…',
    forgot: 'Kun manta kalmar sirri?',
    slow: 'Layi yana jinkiri? Buɗe ƙaramin shafi',
    continueWith: (name: string) => `Ci gaba da ${name}`,
    or: 'ko',
    finishing: 'Ɗan jira…',
    newHere: 'Sababbi ne a Gida?',
    open: 'Buɗe asusu',
    newHereWho: 'idan kuna da gidaje ko kuna kula da su.',
    invited:
      'Masu haya da masu kula da gidaje suna shiga da gayyatar da mai gida ko manajan rukunin gidaje ya aika.',
    failed: 'Shiga bai yiwu ba',
    badLogin: 'Adireshin imel, lambar waya ko kalmar sirri ba daidai ba ne.',
    badAnswer: 'Amsar shiga ba ta karantu ba',
    succeeded: 'An shiga',
    ended: 'Lokacin shigarku ya ƙare. Ku sake shiga.',
    troubles: {
      IDENTITY_REFUSED: 'Ɗayan sabis ɗin bai tabbatar da ku ba. Ku sake gwadawa.',
      IDENTITY_UNKNOWN:
        'Babu mai wannan asusun a Gida tukuna. Ku shiga da kalmar sirri, ko ku fara buɗe asusu.',
      IDENTITY_UNVERIFIED:
        'Da farko ku tabbatar da adireshin imel, a can da kuma a asusunku na Gida. Sannan za a iya haɗa su.',
      IDENTITY_PROVIDER_UNAVAILABLE:
        'Ba mu sami ɗayan sabis ɗin ba. Ku shiga da kalmar sirri, ko ku sake gwadawa bayan minti ɗaya.',
    },
  },
  register: {
    email: 'Adireshin imel',
    title: 'Buɗe asusu',
    note: 'Domin masu gidaje ko masu kula da su. Minti biyu.',
    says: 'Kowace naira tana da suna, gida da rana.',
    youAre: 'Ku ne',
    roles: {
      ESTATE_MANAGER: { name: 'Manajan rukunin gidaje', note: 'Ina kula da shi domin wasu' },
      LANDLORD: { name: 'Mai gida', note: 'Ina da gidaje' },
    },
    invited:
      'Masu haya da masu kula da gidaje suna shiga da gayyatar da mai gida ko manajan rukunin gidaje ya aika.',
    name: 'Cikakken suna',
    phone: 'Lambar waya',
    optional: 'ba dole ba',
    passwordHelp: 'Aƙalla haruffa 10.',
    passwordGood: (length: number) => `Haruffa ${length}. Ya yi kyau.`,
    submit: 'Buɗe asusuna',
    busy: 'Ana buɗe asusunku…',
    bvn: 'Ba ma tambayar BVN ɗinku.',
    agree: {
      goingOn: 'Idan kuka ci gaba, kun yarda da',
      terms: 'sharuɗɗan amfani',
      and: 'kuma kun karanta',
      notice: 'bayanin sirri',
    },
    have: 'Kuna da asusu?',
    signIn: 'Shiga',
    needsInvitation:
      'Masu haya da masu kula da gidaje suna shiga da gayyata daga mai gida ko manajan rukunin gidaje.',
    emailTaken: 'An riga an yi rajista da wannan adireshin imel',
    phoneTaken: 'An riga an yi rajista da wannan lambar waya',
    invalid: 'Ba a amince da abin da aka cika ba',
    serverError: 'An sami matsala a wurinmu',
    failed: 'Ba a iya buɗe asusun ba',
  },
  fields: {
    emailOrPhone: 'Rubuta adireshin imel, kamar ada@example.ng, ko lambar waya, kamar 0803 123 4567',
    email: 'Rubuta adireshin imel, kamar ada@example.ng',
    passwordMissing: 'Rubuta kalmar sirri',
    passwordShort: (missing: number) =>
      missing === 1 ? 'Saura harafi ɗaya. Aƙalla 10.' : `Saura haruffa ${missing}. Aƙalla 10.`,
    passwordLong: 'Haruffa 128 ne iyaka',
    passwordHasEmail: 'Ku zaɓi kalmar sirri da babu sunan adireshin imel ɗinku a ciki.',
    name: 'Rubuta cikakken suna',
    phoneShort: (missing: number) =>
      missing === 1
        ? 'Saura lamba ɗaya. Kamar 0803 123 4567.'
        : 'Lambar Najeriya tana da lambobi 11, kamar 0803 123 4567',
    phone: 'Lambar Najeriya tana da lambobi 11, kamar 0803 123 4567',
  },
  notKept:
    'Wannan burauzar ba ta barin Gida ta riƙe shigarku. Ku bar wannan adireshin ya ajiye bayanai, sannan ku sake shiga.',
  signOutFailed: 'Fita bai yiwu ba',
  signOutNote:
    'Kun fita a wannan na’urar. Ba a iya sanar da sabar ba, don haka shigarku a can za ta ƙare da kanta.',
  userDataFailed: 'Ba a iya sabunta bayananku ba',
} satisfies Words<typeof english>
