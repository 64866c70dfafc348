import { z } from 'zod'

/** Every error on the wire. `details` of a VALIDATION_ERROR is a list of `{path, message}`. */
export const ErrorBody = z
  .object({ message: z.string(), code: z.string(), details: z.unknown().optional(), status_code: z.int() })
  .meta({ id: 'Error' })
export type ErrorBody = z.infer<typeof ErrorBody>

/** Each failure a call may name: its status, and what happened in the words a person reads. */
export const PROBLEMS = {
  VALIDATION_ERROR: [400, 'Some of what was sent is not right. See the fields named here.'],
  MALFORMED_REQUEST: [400, 'The request could not be read. It should be JSON.'],
  IDEMPOTENCY_KEY_REQUIRED: [400, 'This call moves money and needs an Idempotency-Key header.'],
  UNAUTHENTICATED: [401, 'Please sign in.'],
  TOKEN_EXPIRED: [401, 'Your session has expired. Please log in again.'],
  TOKEN_STALE: [401, 'What you may do has changed. Refresh your session.'],
  INVALID_CREDENTIALS: [401, 'Failed to sign in. The e-mail address or the password is not right.'],
  REFRESH_TOKEN_REUSED: [401, 'Your session has ended because its key was used twice. Please log in again.'],
  INVALID_SIGNATURE: [401, 'The signature does not fit the body.'],
  PERMISSION_DENIED: [403, 'Permission Denied'],
  ACCOUNT_INACTIVE: [403, 'This account has been deactivated. Ask your estate manager.'],
  ROLE_REQUIRES_INVITATION: [
    403,
    'Tenants and property managers join with an invitation from their landlord or estate manager.',
  ],
  NOT_FOUND: [404, 'Not there, or not yours to see.'],
  ESTATE_NOT_FOUND: [404, 'Estate not found. It may have been deleted or you may not have access.'],
  ROUTE_NOT_FOUND: [404, 'There is no such call.'],
  METHOD_NOT_ALLOWED: [405, 'This address does not take that method.'],
  CONFLICT: [409, 'Somebody changed this meanwhile. Look again, then try once more.'],
  EMAIL_TAKEN: [409, 'User with this email already exists'],
  PHONE_TAKEN: [409, 'User with this phone number already exists'],
  IDEMPOTENCY_CONFLICT: [409, 'This Idempotency-Key was used for something else.'],
  IDEMPOTENCY_IN_FLIGHT: [409, 'The first request with this Idempotency-Key is still under way.'],
  UNIT_ALREADY_LET: [409, 'This unit already has a tenant for these dates.'],
  ILLEGAL_STATE: [409, 'That is not possible in its present state.'],
  ENDPOINT_REMOVED: [410, 'Workflow endpoints have been removed. Use /api/v1/estates/quick-create instead.'],
  PAYLOAD_TOO_LARGE: [413, 'That is too large to send.'],
  UNSUPPORTED_MEDIA_TYPE: [415, 'This kind of content is not taken here. Send JSON.'],
  ACCOUNT_NOT_RESOLVED: [422, 'The bank has no such account. Check the number and the bank.'],
  ACCOUNT_NOT_VERIFIED: [422, 'Please verify your account details first'],
  WEAK_PASSWORD: [422, 'Choose a longer or less common password.'],
  UNKNOWN_STATE: [422, 'There is no such state in Nigeria.'],
  LGA_NOT_IN_STATE: [422, 'That local government area is not in this state.'],
  NOT_A_TENANT: [422, 'Only a person with the role of tenant can be assigned to a unit.'],
  LEASE_DATES: [422, 'A lease must end after it starts.'],
  AMOUNT_TOO_LARGE: [422, 'That is more than is owed.'],
  AMOUNT_TOO_SMALL: [422, 'The smallest payment is ₦50.'],
  NOTHING_OWED: [422, 'Nothing of this kind is owed for this unit.'],
  PAYMENT_ALREADY_OPEN: [
    422,
    'A payment for this is already on its way. Please do not pay again; finish or cancel that one first.',
  ],
  RECEIPT_NOT_AVAILABLE: [422, 'Receipt not available'],
  TOO_MANY_REQUESTS: [429, 'Too many tries. Wait a little, then try again.'],
  INTERNAL_ERROR: [500, 'Something went wrong on our side. Nothing was changed.'],
  PROVIDER_UNAVAILABLE: [
    503,
    'We could not reach the payment provider. Nothing was charged; try again in a minute.',
  ],
  DATABASE_UNAVAILABLE: [503, 'Gida is starting up again. Try again in a few seconds.'],
} as const satisfies Record<string, readonly [status: number, message: string]>

export type ProblemCode = keyof typeof PROBLEMS
