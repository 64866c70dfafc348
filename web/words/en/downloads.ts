/** Files that a person takes along. */
export const downloads = {
  failed: (name: string) => `${name} was not downloaded`,
  again: 'Try again',
} as const
