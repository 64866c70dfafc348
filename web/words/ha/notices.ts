import type { notices as english } from '../en/notices.ts'
import type { Words } from '../words.ts'

export const notices = {
  title: 'Takardun sanarwa',
  kinds: {
    QUIT: 'Takardar tashi (Notice to quit)',
    INTENTION: 'Mai gida yana son karɓar gida (Owner’s intention to recover)',
  },
  states: {
    PREPARED: 'An shirya, ba a kai ba',
    SERVED: 'An kai',
    EXPIRED: 'Lokacinta ya cika',
    ACTED_ON: 'An yi aiki da ita',
    WITHDRAWN: 'An janye',
    DEFECTIVE: 'Tana da kuskure',
  },
  methods: {
    BY_HAND: 'Hannu da hannu, ga ɗan haya',
    ADULT_ON_PREMISES: 'Ga wani babba a gidan',
    COURIER: 'Ta hannun kamfanin saƙo',
    REGISTERED_POST: 'Ta gidan waya da rajista',
    PASTED: 'An manna ta a gidan',
  },
  replies: {
    SIGNED_COPY: 'Ya sa hannu a kwafinmu',
    TOOK_IT: 'Ya karɓa, bai sa hannu ba',
    REFUSED: 'Ya ƙi karɓa',
    NOBODY_THERE: 'Ba kowa',
  },
  proofs: {
    PASTED_PHOTO: 'Hoton takardar da aka manna',
    SIGNED_COPY: 'Kwafinmu mai sa hannu',
    WAYBILL: 'Takardar saƙo (waybill)',
    AFFIDAVIT: 'Rantsuwar kotu (affidavit)',
    OTHER: 'Wata shaida',
  },
  notFound: 'Babu wannan takardar sanarwa, ko ba ku da izinin karanta ta.',
  of: (tenant: string, unit: string) => `${tenant}, ${unit}`,
  ends: (day: string) => `Za ta ƙare ${day}`,
  dated: (day: string) => `Ranar takardar ${day}`,
  paper: 'Buɗe takardar',
  paperNote: 'Takardar kanta da Turanci take, kuma abin da ta faɗa shi ne yake aiki.',
  means: {
    QUIT: (day: string) =>
      `Mai gidanku yana son hayar ta ƙare ranar ${day}. (Your landlord wants the tenancy to end on this day.)`,
    INTENTION: (day: string) =>
      `Mai gida yana nufin roƙon kotu ta ba shi gidan, ba kafin ${day} ba. (The owner means to ask the court for the home, not before this day.)`,
    WITHDRAWN:
      'An janye wannan takarda. Ba ta neman komai daga gare ku. (This notice was withdrawn. It asks nothing of you.)',
    DEFECTIVE:
      'Wannan takarda tana da kuskure, ba ta da amfani. Ana ajiye ta don tarihi. (This notice has a fault and does not count.)',
    court:
      'Kuna iya zama har sai kotu ta ba da wani umarni. Ba wanda zai iya kulle ku a waje, ko ya yanke wuta ko ruwa. (You may stay until a court orders otherwise. Nobody may lock you out, or cut light or water.)',
  },
  standing: 'Inda ta kai',
  working: 'Yadda aka ƙidaya ranakun',
  workingSteps: {
    GIVEN: 'An kai takardar',
    RUNS_OUT: 'Lokacinta ya cika',
    TERM_ENDS: 'Wa’adin haya ya ƙare',
    EXPIRES: 'Takardar za ta iya kawo ƙarshen haya',
    RECOVERY: 'Mai gida zai iya zuwa kotu',
  },
  next: 'Abin da zai biyo baya',
  advice:
    'Kuna iya tambayar lauya, Citizens’ Mediation Centre ko Legal Aid Council. Kotu kaɗai take fitar da mutum. (Only a court orders somebody out.)',
  rentSince: (amount: string) =>
    `An biya ${amount} na wannan yarjejeniya tun da aka kai ta. Karɓar haya ba ya soke takardar sanarwa. (Taking rent gives up no notice.)`,
  service: 'Yadda aka kai ta',
  proved: 'Shaidar an kai ta',
  servedFacts: {
    by: 'Wanda ya kai',
    how: 'Ta yaya',
    to: 'Ga wa',
    place: 'A ina',
    when: 'Yaushe',
    reply: 'Me aka yi',
  },
  notDaylight: 'ba a tabbata da rana ne ba',
  notServed: 'Ba a kai ta ba tukuna.',
  steps: {
    served: 'An kai ta',
    runs: 'Lokacinta zai cika',
    next: {
      QUIT: 'Ana iya kai takardar niyyar karɓar gida',
      INTENTION: 'Ana iya roƙon kotu',
    },
  },
  line: (...parts: (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · '),
} satisfies Words<typeof english>
