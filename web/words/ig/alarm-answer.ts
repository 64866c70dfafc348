import type { alarmAnswer as english } from '../en/alarm-answer.ts'
import type { Words } from '../words.ts'

export const alarmAnswer = {
  loading: 'Ịdọ aka ná ntị ahụ na-emepe…',
  missing: 'Ịdọ aka ná ntị a adịghị, ma ọ bụ na ọ bụghị nke gị ịhụ.',
  drill: 'Mmega',
  states: { SAFE: 'Nọ n’udo', NEEDS_HELP: 'Chọrọ enyemaka', WAITING: 'Azaghị', AWAY: 'Anọghị ebe a' },
  answer: {
    self: (unit: string) => `Ị na-azara onwe gị, ${unit}.`,
    selfOnly: 'Ị na-azara onwe gị.',
    change: 'I nwere ike ịgbanwe ya ruo mgbe e mechiri ịdọ aka ná ntị ahụ.',
    choices: {
      SAFE: ['ANỌ M N’UDO (SAFE)', 'Apụọla m, ma ọ bụ na anọghị m n’ihe ize ndụ'],
      NEEDS_HELP: ['ACHỌRỌ M ENYEMAKA (NEED HELP)', 'Mmadụ na-abịakwute gị'],
      AWAY: ['ANỌGHỊ M EBE A (NOT HERE)', 'Anọ m ebe ọzọ'],
    },
    said: {
      SAFE: 'Anyị anụla: ị nọ n’udo. (SAFE)',
      NEEDS_HELP: 'Anyị anụla: ị chọrọ enyemaka. A gwala ọfịs na ndị nlekọta ya. (NEED HELP)',
      AWAY: 'Anyị anụla: ị nọghị ebe a. (NOT HERE)',
    },
    note: 'Okwu nye onye na-abịa',
    noteHelp: 'Ebe, mmadụ ole, onye merụrụ ahụ',
    call: 'Kpọọ 112',
    failed: 'Azịza gị erubeghị anyị. Nwaa ọzọ, ma ọ bụ kpọọ 112. (Your answer has not reached us.)',
    notThere: 'Azịza gị ERUBEGHỊ anyị. (NOT sent)',
    notThereText: 'Ọ ga-aga n’onwe ya mgbe netwọk dị. Ọ bụrụ na ị chọrọ enyemaka ugbu a, kpọọ.',
    over: 'Ihe ize ndụ agafeela. A naghị ajụzi onye ọ bụla. (All clear.)',
    back: 'Laghachi na Gida',
    lastWords:
      'Nke a bụ mmega. N’ịdọ aka ná ntị nke eziokwu, isi peeji a na-acha ọbara ọbara, okwu a bụ Mmega adịghịkwa ya.',
  },
  banner: {
    asked: (title: string) => `Ịdọ aka ná ntị: ${title}`,
    drill: (title: string) => `Mmega: ${title}`,
    open: 'Zaa',
    lead: 'Mepee bọọdụ nlekọta',
    answered: (state: string) => `Ị zara: ${state}.`,
  },
} satisfies Words<typeof english>
