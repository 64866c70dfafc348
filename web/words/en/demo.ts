/** Within a copy of the demo. */
export const demo = {
  text: (when: string) =>
    `This is a demo: no money moves and nobody is written to. All of it is erased on ${when}.`,
  change: 'Change role or leave',
}
