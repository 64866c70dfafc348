/** Names that belong together, by people: as their bearers write them, some with marks and most without. */
export type NamesOfAPeople = { first: readonly [string, ...string[]]; last: readonly [string, ...string[]] }

const yoruba: NamesOfAPeople = {
  first: [
    ...(['Olúwaṣeun', 'Adébáyọ̀', 'Fọlákẹ́', 'Yétúndé', 'Babátúndé', 'Abíọ́dún', 'Ọmọ́lará'] as const),
    ...['Temitope', 'Kehinde', 'Titilayo', 'Oluwadamilola', 'Gbenga', 'Modupe', 'Ayodele', 'Bukola', 'Segun'],
  ],
  last: [
    ...(['Adéyẹmí', 'Ògúnlẹ́yẹ', 'Akíntọ́lá', 'Ọlátúnjí'] as const),
    ...['Balogun', 'Salami', 'Fashola', 'Oyelaran', 'Odusanya', 'Ajayi-Cole', 'Sowande', 'Adekunle', 'Lawal'],
  ],
}
const igbo: NamesOfAPeople = {
  first: [
    ...(['Chukwuemeka', 'Ngọzi', 'Ifeọma', 'Adaeze'] as const),
    ...['Obinna', 'Uchenna', 'Chiamaka', 'Kelechi', 'Nneka', 'Ikenna', 'Amarachi', 'Chidi', 'Somtochukwu'],
  ],
  last: [
    ...(['Okafor', 'Nwosu-Ibekwe', 'Eze', 'Anyanwu'] as const),
    ...['Igwe', 'Okoro', 'Umeh', 'Obi', 'Nwachukwu', 'Onwuachi', 'Mbakwe', 'Ezenwa'],
  ],
}
const hausa: NamesOfAPeople = {
  first: [
    ...(['Aisha', 'Ibrahim', 'Hauwa', 'Musa'] as const),
    ...['Zainab', 'Yusuf', 'Fatima', 'Sani', 'Halima', 'Kabiru', 'Maryam', 'Umar', 'Rahama', 'Abdulrahman'],
  ],
  last: [
    ...(['Bello', 'Danjuma', 'Garba', 'Abdullahi'] as const),
    ...['Suleiman', 'Mohammed', 'Ɗanlami', 'Idris', 'Waziri', 'Tanko', 'Yar’Adua', 'Shehu'],
  ],
}
const edo: NamesOfAPeople = {
  first: ['Osarọ', 'Itohan', 'Nosa', 'Efe', 'Osagie', 'Isoken', 'Eghosa', 'Omoyemwen', 'Ehi'],
  last: ['Omoruyi', 'Igbinedion', 'Osagie', 'Aigbe', 'Ehigiator', 'Edebiri', 'Idehen', 'Uwaifo'],
}
const ijaw: NamesOfAPeople = {
  first: ['Preye', 'Tonye', 'Ebi', 'Ibinabo', 'Tamuno-Ibi', 'Sotonye', 'Timi', 'Boma', 'Dein'],
  last: ['Alagoa', 'Briggs', 'Dokubo', 'Horsfall', 'Amachree', 'Ogbonna-West', 'Sekibo', 'Pepple'],
}
const efik: NamesOfAPeople = {
  first: ['Ekaete', 'Idara', 'Effiong', 'Emem', 'Nsikak', 'Arit', 'Ubong', 'Glory'],
  last: ['Bassey', 'Ekpo', 'Udo', 'Etim', 'Okon', 'Essien', 'Inyang', 'Archibong'],
}
const plateau: NamesOfAPeople = {
  first: ['Nanfa', 'Dorcas', 'Terver', 'Nankling', 'Mwuese', 'Chundung', 'Ladi'],
  last: ['Pam', 'Dung', 'Gyang', 'Iorfa', 'Akume', 'Dashe', 'Tarka'],
}

/** Who lives where: the same peoples everywhere, in other shares. */
export const PEOPLES = {
  Lagos: [yoruba, yoruba, yoruba, igbo, igbo, efik, hausa, edo],
  Abuja: [hausa, hausa, hausa, igbo, igbo, yoruba, plateau, edo],
  'Port Harcourt': [ijaw, ijaw, ijaw, igbo, igbo, efik, edo, yoruba],
} as const

export type City = keyof typeof PEOPLES

/** Titles that both men and women bear. */
export const TITLES = ['Dr', 'Engr', 'Barr.', 'Prof.', 'Arc.', 'Dr'] as const

/** The first four digits, with the trunk 0, of the numbers in use. */
export const PHONE_PREFIXES = [
  ...(['0803', '0806', '0813', '0816', '0703', '0706', '0903', '0906'] as const), // MTN
  ...(['0802', '0808', '0812', '0902'] as const), // Airtel
  ...(['0805', '0807', '0815', '0905'] as const), // Glo
  ...(['0809', '0818', '0909'] as const), // T2
] as const
