import pg from 'pg'
import { onTestFinished } from 'vitest'

type Replicating = pg.Client & {
  connection: pg.Connection & { sendCopyFromChunk(chunk: Buffer): void }
}

/** Connects to a database server as a standby of this name, and reports all but the last `lacks` bytes as replayed. */
export async function follow(ownerUrl: string, name: string, lacks: bigint): Promise<void> {
  const superuser = Object.assign(new URL(ownerUrl), { username: 'postgres' }).toString()
  const config = { connectionString: superuser, application_name: name, replication: 'true' }
  const client = new pg.Client(config as pg.ClientConfig) as Replicating
  await client.connect()
  onTestFinished(() => client.end())
  const { rows } = await client.query<{ xlogpos: string }>('IDENTIFY_SYSTEM')
  const [{ xlogpos } = { xlogpos: '' }] = rows
  const started = new Promise((done) => client.connection.once('replicationStart', done))
  void client.query(`START_REPLICATION PHYSICAL ${xlogpos}`).catch(() => {}) // runs until the end of the test
  await started
  client.connection.sendCopyFromChunk(statusUpdate(positionOf(xlogpos) - lacks))
}

/** `16/B374D848` as one number. */
function positionOf(lsn: string): bigint {
  const [high = '', low = ''] = lsn.split('/')
  return (BigInt(`0x${high}`) << 32n) + BigInt(`0x${low}`)
}

/** Standby status update: written, flushed and replayed positions; timestamp and reply request are 0. */
function statusUpdate(position: bigint): Buffer {
  const message = Buffer.alloc(34)
  message.write('r')
  for (const at of [1, 9, 17]) message.writeBigInt64BE(position, at)
  return message
}
