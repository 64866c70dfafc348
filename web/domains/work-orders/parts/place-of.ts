import { work as words } from '#words/work'

type Place = { unit_name: string | null; property_name: string | null; estate_name: string }

/** `Flat B4, Palmgrove Court`; of what is shared, by whom. */
export const placeOf = ({ unit_name, property_name, estate_name }: Place): string =>
  unit_name
    ? words.place(unit_name, estate_name)
    : words.place(property_name === estate_name ? null : property_name, estate_name, words.shared)
