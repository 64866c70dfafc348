import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { z } from 'zod'
import { hashPassword, refuseWeakPassword } from '../domains/auth/passwords/password.ts'
import { createUser } from '../domains/users/index.ts'
import { type Command, type Given, UsageError, type Work } from './command.ts'

/** Creates a super admin, which no API call can do. */
export const adminCreate: Command = { options: ['email', 'name'], prepare }

const NewAdmin = z.object({
  email: z.email('Give a whole e-mail address.').max(254),
  name: z.string().trim().min(2, 'Give the full name.').max(120),
})

async function prepare(given: Given): Promise<Work> {
  const read = NewAdmin.safeParse(given)
  if (!read.success) throw new UsageError(read.error.issues.map((issue) => issue.message).join(' '))
  const { email, name } = read.data
  const password = process.env.GIDA_ADMIN_PASSWORD ?? (await askPassword())
  if (password.length < 10 || password.length > 128) throw new Error('A password has 10 to 128 characters.')
  await refuseWeakPassword(password, email)
  const password_hash = await hashPassword(password)
  return async ({ transaction }) => {
    await transaction('system', async (tx) => {
      const { id } = await createUser(tx, { email, full_name: name, phone: null, role: 'ADMIN' })
      await tx.insertInto('credential').values({ user_id: id, password_hash }).execute()
      await tx.updateTable('users').set({ email_verified_at: tx.now }).where('id', '=', id).execute()
    })
    console.log(`${name} (${email}) is a super admin now.`)
    return 0
  }
}

/** Prompts twice, without echo. */
async function askPassword(): Promise<string> {
  if (!process.stdin.isTTY) throw new UsageError('There is no terminal to ask on: set GIDA_ADMIN_PASSWORD.')
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() })
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true })
  const ask = async (question: string) => {
    process.stdout.write(question)
    const answer = await terminal.question('')
    process.stdout.write('\n')
    return answer
  }
  try {
    const password = await ask('Password: ')
    if ((await ask('Again: ')) !== password) throw new Error('The two are not the same. Nothing was made.')
    return password
  } finally {
    terminal.close()
  }
}
