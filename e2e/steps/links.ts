import { expect, type Gida } from './gida.ts'

/** The newest code sent to an address or number, once it differs from the previous one. */
export async function codeSentTo(gida: Gida, address: string, before = ''): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      const texts = (await gida.outbox()).filter(({ to }) => to === address)
      code = texts.map(({ text }) => /(\d{6}) is your code/.exec(text)?.[1] ?? '').find(Boolean) ?? ''
      return code !== '' && code !== before
    })
    .toBe(true)
  return code
}

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
