import type { alarmAnswer as english } from '../en/alarm-answer.ts'
import type { Words } from '../words.ts'

export const alarmAnswer = {
  loading: 'Ana buɗe gargaɗin…',
  missing: 'Babu wannan gargaɗin, ko ba naku ba ne.',
  drill: 'Atisaye',
  states: { SAFE: 'Lafiya', NEEDS_HELP: 'Ana buƙatar taimako', WAITING: 'Bai amsa ba', AWAY: 'Ba ya nan' },
  answer: {
    self: (unit: string) => `Kuna amsawa don kanku, ${unit}.`,
    selfOnly: 'Kuna amsawa don kanku.',
    change: 'Kuna iya sauyawa har a rufe gargaɗin.',
    choices: {
      SAFE: ['INA LAFIYA (SAFE)', 'Na fita, ko ba na cikin haɗari'],
      NEEDS_HELP: ['INA BUƘATAR TAIMAKO (NEED HELP)', 'Wani zai zo wurinku'],
      AWAY: ['BA NA NAN (NOT HERE)', 'Ina wani wuri dabam'],
    },
    said: {
      SAFE: 'Mun ji: kuna lafiya. (SAFE)',
      NEEDS_HELP: 'Mun ji: kuna buƙatar taimako. An gaya wa ofis da masu kula. (NEED HELP)',
      AWAY: 'Mun ji: ba ku nan. (NOT HERE)',
    },
    note: 'Saƙo ga wanda yake zuwa',
    noteHelp: 'A ina, mutum nawa, wa ya ji rauni',
    call: 'Kira 112',
    failed: 'Amsarku ba ta iso mana ba. Ku sake gwadawa, ko ku kira 112. (Your answer has not reached us.)',
    notThere: 'Amsarku BA ta iso ba. (NOT sent)',
    notThereText: 'Za ta tafi da kanta idan akwai sabis. Idan kuna buƙatar taimako yanzu, ku kira.',
    over: 'Haɗari ya wuce. Ba a ƙara tambayar kowa. (All clear.)',
    back: 'Koma Gida',
    lastWords: 'Wannan atisaye ne. A gargaɗi na gaske saman wannan shafin ja ne, kuma babu kalmar Atisaye.',
  },
  banner: {
    asked: (title: string) => `Gargaɗi: ${title}`,
    drill: (title: string) => `Atisaye: ${title}`,
    open: 'Amsa',
    lead: 'Buɗe allon kulawa',
    answered: (state: string) => `Kun amsa: ${state}.`,
  },
} satisfies Words<typeof english>
