import { foldedLetters } from '../../../data/fold.ts'
import data from '../../../data/states-lgas.json' with { type: 'json' }
import { problem } from '../../../platform/errors/problem.ts'

export type State = (typeof data.states)[number]
export type Lga = State['lgas'][number]

/** Common names beside the official ones. */
const ALSO_KNOWN_AS: Record<string, string[]> = { FC: ['FCT', 'Abuja', 'FCT Abuja', 'Abuja FCT'] }

const stateBy = new Map<string, State>()
const lgasBy = new Map<State, Map<string, Lga>>()
for (const state of data.states) {
  for (const name of [
    state.name,
    `${state.name} State`,
    state.code,
    state.iso,
    ...(ALSO_KNOWN_AS[state.code] ?? []),
  ]) {
    stateBy.set(foldedLetters(name), state)
  }
  const lgas = new Map<string, Lga>()
  for (const lga of state.lgas) for (const alias of lga.aliases) lgas.set(foldedLetters(alias), lga)
  for (const lga of state.lgas) lgas.set(foldedLetters(lga.name), lga) // an official name takes precedence over another's alias
  lgasBy.set(state, lgas)
}

export const states: readonly State[] = data.states

export const findState = (name: string): State | undefined => stateBy.get(foldedLetters(name))

/** Six LGA names occur in two states, so the state is needed. */
export function findLga(state: State, name: string): Lga | undefined {
  const letters = foldedLetters(name)
  const lgas = lgasBy.get(state)
  return lgas?.get(letters) ?? lgas?.get(letters.replace(/(lga|localgovernmentarea|localgovernment)$/, ''))
}

/** The official names of a state and an LGA, for any accepted spelling. */
export function resolvePlace(place: { state: string; lga: string }): { state: string; lga: string } {
  const state = findState(place.state)
  if (!state) throw problem('UNKNOWN_STATE', { state: place.state })
  const lga = findLga(state, place.lga)
  if (!lga) throw problem('LGA_NOT_IN_STATE', { state: state.name, lga: place.lga })
  return { state: state.name, lga: lga.name }
}
