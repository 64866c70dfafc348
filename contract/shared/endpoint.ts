import type { z } from 'zod'
import type { ProblemCode } from './errors.ts'
import type { FileType } from './files/file-types.ts'
import type { Permission } from './roles.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Who may call: anyone, anyone signed in, or holders of a permission. The policy narrows it to their own things. */
export type Access = 'public' | 'signed_in' | Permission

/** One call, said once. The server's route, the web client, the document and the access tests are made from it. */
export type Endpoint = {
  method: Method
  /** Below `/api/v1`; `{name}` is a path parameter. */
  path: string
  summary: string
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Lists in the body or the query of which one row may fail and lose no other, and how a row reads. */
  rows?: Readonly<Record<string, z.ZodType>>
  /** Of success alone; errors all have one shape. `null` is 204. A file is answered as it is; a browser is sent on. */
  answer: z.ZodType | null | 'file' | 'redirect'
  /** Of what kind a file that is answered may be. */
  files?: readonly FileType[]
  /** What is answered at once (202) in place of a file that takes long. */
  later?: z.ZodType
  /** What is answered in place of a file to whoever asks for JSON. */
  shown?: z.ZodType
  /** 200 unless said; 204 when there is no answer. */
  status?: 200 | 201 | 202
  /** The failures beyond the ones that every call may have. */
  errors?: readonly ProblemCode[]
  /** The body is taken as the bytes that came: a signature is over bytes. */
  raw?: true
  /**
   * Comes as a form of several parts: one file of these kinds under this name, and the fields of `body`. Where there may be several,
   * there may be none, and the body may come as JSON; the bytes are of all together. They may come under `also` as well, and numbered:
   * `attachments[0]`.
   */
  upload?: {
    field: string
    also?: string
    most_bytes: number
    types: readonly FileType[]
    most_files?: number
  }
  /** Moves money: takes an Idempotency-Key. */
  money?: true
  /**
   * Only somebody who is signed in may, never an API key: it sends money out, gives rights, or is done later without the cut of the key.
   * What is open to anyone signed in is so too.
   */
  person_only?: true
  /** Goes on in an estate that the platform has suspended: it keeps people safe, ends something, or takes their records out. */
  goes_on?: true
  /** Open to an administrator who first has to set up a second factor, as nothing else is. */
  sets_up?: true
  /** The domains in which it changes something: its own unless said. Whoever caches answers asks for those again (effects.ts). */
  changes?: readonly string[]
  /** Its answer may be kept, sealed, on the device of whoever asked, and is read there without a network. No secret is among it. */
  kept?: true
  /**
   * May wait on the phone of whoever wrote it until there is a network: sent twice it is done once, and what it says is still true
   * later. Never what moves money by a provider, gives rights, says where money goes, or counts in law from its day.
   */
  queued?: true
  /** Addresses that lead to the same call. */
  also?: readonly string[]
}

/** Keeps the literal types of one call. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined
type Field<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S }
  ? S
  : undefined

export type ParamsOf<E extends Endpoint> = Parsed<Field<E, 'params'>>
export type QueryOf<E extends Endpoint> = Parsed<Field<E, 'query'>>
export type BodyOf<E extends Endpoint> = Parsed<Field<E, 'body'>>
/** What the server's code hands over, before encoding. */
export type AnswerOf<E extends Endpoint> = E['answer'] extends z.ZodType ? z.input<E['answer']> : undefined

/** What the web client gives and gets. */
export type CallInput<E extends Endpoint> = Omitted<{
  params: Sent<Field<E, 'params'>>
  query: Sent<Field<E, 'query'>>
  body: Sent<Field<E, 'body'>>
}>
export type CallAnswer<E extends Endpoint> = E['answer'] extends z.ZodType
  ? z.output<E['answer']>
  : E['answer'] extends 'file'
    ? Blob | LaterOf<E> | ShownOf<E>
    : undefined
/** What stands for a file that is not there yet; of most files nothing does. */
export type LaterOf<E extends Endpoint> = E extends { later: infer S extends z.ZodType } ? z.output<S> : never

/** What stands for a file that is read and not kept; of most files nothing does. */
export type ShownOf<E extends Endpoint> = E extends { shown: infer S extends z.ZodType } ? z.output<S> : never

type Omitted<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** `/payments/{id}` and `{id: 'x'}` → `/payments/x`. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}
