import type { paperVerdicts as english } from '../en/paper-verdicts.ts'
import type { Words } from '../words.ts'

export const paperVerdicts = {
  checking: 'Anyị na-elele akara…',
  fingerprint: 'SHA-256 ya',
  sealedAt: 'Mgbe e tinyere akara (Lagos)',
  alteredFiles: 'Ọ dịghị ka e mere ya',
  states: {
    GENUINE: {
      title: 'Ezigbo ya (Genuine)',
      note: 'Mmadụ niile ebinyela akwụkwọ a aka, ebe a ka e tinyere ya akara, o nweghịkwa ihe gbanwere n’ime ya kemgbe.',
    },
    OFFLINE: {
      title: 'Akara ahụ ziri ezi (The seal is right)',
      note: 'Igodo anyị ka e ji mee ya, o dabara na faịlụ a. Jụọ ọzọ mgbe netwọk dị, ka e jiri ya tụnyere akwụkwọ anyị.',
    },
    ALTERED: {
      title: 'A gbanwere ya (Altered)',
      note: 'Faịlụ a nwere akara anyị, mana ọ dịghị ka e si tinye ya akara. Atụkwasịla ya obi, rịọkwa akwụkwọ ahụ ọzọ.',
    },
    BUNDLE_GENUINE: {
      title: 'Ezigbo ngwugwu (Genuine bundle)',
      note: 'Ebe a ka e mere ngwugwu ihe akaebe a, o nweghịkwa ihe gbanwere n’ime ya kemgbe.',
    },
    BUNDLE_ALTERED: {
      title: 'A gbanwere ngwugwu ahụ (Altered bundle)',
      note: 'Ebe a ka e mere ngwugwu ihe akaebe a, mana ọ dịghị ka e mere ya. Atụkwasịla ya obi, rịọkwa ya ọzọ.',
    },
    SENT: {
      title: 'Ọ bụghị mmadụ niile binyere aka (Not signed by all)',
      note: 'Nke a bụ akwụkwọ ahụ ka e si zipu ya ka e binye ya aka. O zubeghị, o jikọbeghịkwa onye ọ bụla.',
    },
    OVER: {
      title: 'E binyeghị ya aka (Not signed)',
      note: 'E zipụrụ akwụkwọ a ka e binye ya aka, mana a jụrụ ya, e weghachitere ya, ma ọ bụ oge gafere. O jikọghị onye ọ bụla.',
    },
    UNKNOWN: {
      title: 'Ọ bụghị nke anyị (Not ours)',
      note: 'O nweghị igodo anyị tinyere faịlụ a akara, anyị ezipụtụbeghị ya ka e binye ya aka, ọ bụghịkwa ngwugwu ihe akaebe anyị.',
    },
    UNREADABLE: { title: 'E nweghị ike ịgụ ya', note: 'Ngwaọrụ a enweghị ike ịgụ faịlụ ahụ. Họrọ ya ọzọ.' },
  },
} satisfies Words<typeof english>
