import { expect, type Gida } from './gida.ts'

/** The newest link to a path that was sent to an address. Waits, since messages are sent by a job. */
export async function linkTo(gida: Gida, address: string, path = '/'): Promise<string> {
  let link: string | undefined
  await expect
    .poll(async () => {
      const mine = (await gida.outbox()).filter((message) => message.to === address)
      link = mine.flatMap((message) => message.links).find((one) => new URL(one).pathname.startsWith(path))
      return link
    })
    .toBeDefined()
  return link ?? ''
}
