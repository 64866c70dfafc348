import type { paperVerdicts as english } from '../en/paper-verdicts.ts'
import type { Words } from '../words.ts'

export const paperVerdicts = {
  checking: 'Ana duba hatimi…',
  fingerprint: 'SHA-256 ɗinsa',
  sealedAt: 'Lokacin hatimi (Lagos)',
  alteredFiles: 'Ba yadda aka yi shi ba',
  states: {
    GENUINE: {
      title: 'Na gaske ne (Genuine)',
      note: 'Kowa ya sa hannu kan takardar nan, a nan aka hatimce ta, kuma ba a sauya komai a cikinta ba tun lokacin.',
    },
    OFFLINE: {
      title: 'Hatimin daidai yake (The seal is right)',
      note: 'Da makullinmu aka yi shi kuma ya dace da wannan fayil. Ku sake tambaya da sabis don a kwatanta da rajistarmu.',
    },
    ALTERED: {
      title: 'An sauya shi (Altered)',
      note: 'Wannan fayil yana da hatiminmu, amma ba yadda aka hatimce shi ba ne. Kada ku dogara da shi, ku sake neman takardar.',
    },
    BUNDLE_GENUINE: {
      title: 'Tari na gaske (Genuine bundle)',
      note: 'A nan aka yi wannan tarin shaida, kuma ba a sauya komai a cikinsa ba tun lokacin.',
    },
    BUNDLE_ALTERED: {
      title: 'An sauya tarin (Altered bundle)',
      note: 'A nan aka yi wannan tarin shaida, amma ba yadda aka yi shi ba ne. Kada ku dogara da shi, ku sake nema.',
    },
    SENT: {
      title: 'Ba kowa ya sa hannu ba (Not signed by all)',
      note: 'Wannan ita ce takardar yadda aka aika don sa hannu. Ba ta cika ba, kuma ba ta ɗaure kowa ba tukuna.',
    },
    OVER: {
      title: 'Ba a sa hannu ba (Not signed)',
      note: 'An aika takardar nan don sa hannu, amma an ƙi, ko an janye, ko lokaci ya wuce. Ba ta ɗaure kowa ba.',
    },
    UNKNOWN: {
      title: 'Ba namu ba ne (Not ours)',
      note: 'Babu makullinmu da ya hatimce wannan fayil, ba mu taɓa aika shi don sa hannu ba, kuma ba tarin shaidarmu ba ne.',
    },
    UNREADABLE: {
      title: 'Ba a iya karantawa ba',
      note: 'Ba a iya karanta fayil ɗin a wannan na’urar ba. Ku sake zaɓensa.',
    },
  },
} satisfies Words<typeof english>
