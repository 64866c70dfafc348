import type { z } from 'zod'
import type { ProblemCode } from './errors.ts'
import type { FileType } from './files/file-types.ts'
import type { Permission } from './roles.ts'

export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** Who may call: anyone, anyone signed in, or holders of a permission. The policy limits them to their own things. */
export type Access = 'public' | 'signed_in' | Permission

/** Declaration of a call, from which server route, web client, OpenAPI document and access tests are derived. */
export type Endpoint = {
  method: Method
  /** Below `/api/v1`; `{name}` is a path parameter. */
  path: string
  summary: string
  access: Access
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  /** Lists in the body or query whose rows succeed or fail one by one, with the schema of a row. */
  rows?: Readonly<Record<string, z.ZodType>>
  /** Response on success; errors share one shape. `null` is 204; `file` and `redirect` have no JSON. */
  answer: z.ZodType | null | 'file' | 'redirect'
  /** Content types of a file response. */
  files?: readonly FileType[]
  /** Immediate response (202) while a slow file is being made. */
  later?: z.ZodType
  /** Response instead of a file for clients that accept JSON. */
  shown?: z.ZodType
  /** 200 by default; 204 without a response body. */
  status?: 200 | 201 | 202
  /** Errors beyond those that every call may return. */
  errors?: readonly ProblemCode[]
  /** The body is passed as raw bytes, to verify a signature over them. */
  raw?: true
  /**
   * A multipart form: files of these types in this field, and the fields of `body`. With `most_files` there may be none,
   * and the body may be JSON; the byte limit is for all files together. Files may also come in the field `also`, and
   * numbered: `attachments[0]`.
   */
  upload?: {
    field: string
    also?: string
    most_bytes: number
    types: readonly FileType[]
    most_files?: number
  }
  /** Moves money, so it requires an Idempotency-Key. */
  money?: true
  /**
   * Only for signed-in people, never API keys: it sends money out, grants rights, or runs later without the key's
   * limits. The same goes for all calls open to anyone signed in.
   */
  person_only?: true
  /** Allowed in a suspended estate: it keeps people safe, ends something, or exports their records. */
  goes_on?: true
  /** Allowed for an administrator who must first set up a second factor, unlike anything else. */
  sets_up?: true
  /** Domains that it changes; its own by default. Clients invalidate their cache by this (effects.ts). */
  changes?: readonly string[]
  /** The response may be stored, encrypted, on the device for offline reading. It must hold no secret. */
  kept?: true
  /**
   * May wait on the phone until there is a network: it must be idempotent and still true later. Never for calls that
   * move money through a provider, grant rights, say where money goes, or have legal effect from their date.
   */
  queued?: true
  /** Alternative paths of the same call. */
  also?: readonly string[]
}

/** Preserves the literal types of a call. */
export const endpoint = <const E extends Endpoint>(declared: E): E => declared

type Parsed<T> = T extends z.ZodType ? z.output<T> : undefined
type Sent<T> = T extends z.ZodType ? z.input<T> : undefined
type Field<E extends Endpoint, K extends 'params' | 'query' | 'body'> = E extends { [P in K]: infer S }
  ? S
  : undefined

export type ParamsOf<E extends Endpoint> = Parsed<Field<E, 'params'>>
export type QueryOf<E extends Endpoint> = Parsed<Field<E, 'query'>>
export type BodyOf<E extends Endpoint> = Parsed<Field<E, 'body'>>
/** What a handler returns, before encoding. */
export type AnswerOf<E extends Endpoint> = E['answer'] extends z.ZodType ? z.input<E['answer']> : undefined

/** Input and output of a call in the web client. */
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
/** Response while a file is being made; never for most calls. */
export type LaterOf<E extends Endpoint> = E extends { later: infer S extends z.ZodType } ? z.output<S> : never

/** JSON response instead of a file; never for most calls. */
export type ShownOf<E extends Endpoint> = E extends { shown: infer S extends z.ZodType } ? z.output<S> : never

type Omitted<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/** `/payments/{id}` and `{id: 'x'}` → `/payments/x`. */
export function fillPath(path: string, params: Record<string, unknown> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name])))
}
