import type { Environment } from './environment.ts'

/** A bucket in any S3-compatible store. Without keys the machine's own credentials are used. */
export type Bucket = {
  kind: 's3'
  bucket: string
  region: string
  endpoint?: string
  accessKeyId?: string
  secretAccessKey?: string
}

/** The bucket configured by the variables with this prefix; null if none is named. */
export function bucketOf(env: Environment, beginning: '' | 'BACKUP_'): Bucket | null {
  const bucket = env[`${beginning}S3_BUCKET`]
  const endpoint = env[`${beginning}S3_ENDPOINT`]
  const accessKeyId = env[`${beginning}S3_ACCESS_KEY_ID`]
  const secretAccessKey = env[`${beginning}S3_SECRET_ACCESS_KEY`]
  if (!bucket) return null
  return {
    ...{ kind: 's3', bucket, region: env[`${beginning}S3_REGION`] },
    ...(endpoint ? { endpoint } : {}),
    ...(accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : {}),
  }
}

/** Refuses half of a key pair, and a backup bucket where no backups are made, which would silently stay empty. */
export function bucketFaults(env: Environment): string[] {
  const faults = (['', 'BACKUP_'] as const)
    .filter((of) => Boolean(env[`${of}S3_ACCESS_KEY_ID`]) !== Boolean(env[`${of}S3_SECRET_ACCESS_KEY`]))
    .map((of) => `${of}S3_ACCESS_KEY_ID and ${of}S3_SECRET_ACCESS_KEY go together.`)
  if (env.BACKUP_S3_BUCKET && env.DATABASE_URL)
    faults.push(
      'BACKUP_S3_BUCKET is for the embedded database: a PostgreSQL of your own has its own backups.',
    )
  return faults
}
