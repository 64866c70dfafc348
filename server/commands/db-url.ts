import type { Command } from './command.ts'

export const dbUrl: Command = {
  options: [],
  prepare:
    () =>
    async (_, { ownerUrl }) => {
      console.log(ownerUrl)
      return 0
    },
}
