import { sql } from 'kysely'
import type { Tx } from '../../../platform/db/db.ts'

type Both = { first_id: string; second_id: string }

/** Resolves conflicts of unique rows that may not simply be deleted: the first's stays, the second's is ended in the usual way. */
export async function settleCollisions(tx: Tx, both: Both): Promise<void> {
  await joinConversations(tx, both)
  await nameInKeys(tx, both)
  await endBlocks(tx, both)
  await leaveOwnMeetings(tx, both)
  await endCards(tx, both)
  await endPayoutAccount(tx, both)
  await liftHolds(tx, both)
  await endConsents(tx, both)
  await noteWhoWasPaid(tx, both)
}

/** Participants with either account continue with the remaining one, from the earlier start. */
async function joinConversations(tx: Tx, { first_id, second_id }: Both): Promise<void> {
  await sql`
    update conversation_participant f set from_number = least(f.from_number, s.from_number),
      to_number = case when f.to_number is not null and s.to_number is not null then greatest(f.to_number, s.to_number) end,
      left_at = case when f.left_at is not null and s.left_at is not null then greatest(f.left_at, s.left_at) end,
      is_office = f.is_office or s.is_office
    from conversation_participant s
    where f.user_id = ${first_id} and s.user_id = ${second_id} and s.conversation_id = f.conversation_id`.execute(
    tx,
  )
}

/** The second's conversations are found under the first. Of two with the same people and subject the newest is; the other is only read. */
async function nameInKeys(tx: Tx, { first_id, second_id }: Both): Promise<void> {
  const renamed = sql`(
    select c.id, c.last_number, c.last_message_at, r.key
    from conversation_participant p join conversation c on c.id = p.conversation_id
      cross join lateral (select string_to_array(replace(c.key, ${second_id}, ${first_id}), '|') as parts) split
      cross join lateral (select array_to_string(parts[1:2] || array(
        select distinct one collate "C" from unnest(parts[3:]) one order by 1), '|') as key) r
    where p.user_id = ${second_id} and not p.is_office and c.key is not null)`
  await sql`
    update conversation c set key = null from (
      select id, row_number() over (partition by key order by last_number > 0 desc, last_message_at desc, id) as nth
      from (select id, key, last_number, last_message_at from ${renamed} theirs
        union select o.id, o.key, o.last_number, o.last_message_at from ${renamed} theirs join conversation o on o.key = theirs.key) alike
    ) ranked
    where c.id = ranked.id and ranked.nth > 1`.execute(tx)
  await sql`update conversation c set key = renamed.key from ${renamed} renamed where c.id = renamed.id`.execute(
    tx,
  )
}

/** Removes blocks between the two accounts. */
async function endBlocks(tx: Tx, { first_id, second_id }: Both): Promise<void> {
  await tx
    .deleteFrom('message_block')
    .where('blocker_id', 'in', [first_id, second_id])
    .where('blocked_id', 'in', [first_id, second_id])
    .execute()
}

/** Removes invitations to their own meetings and polls. */
async function leaveOwnMeetings(tx: Tx, { first_id, second_id }: Both): Promise<void> {
  await sql`
    delete from meeting_invitee i using meeting_series s
    where s.id = i.series_id and (s.organizer_id, i.user_id) in ((${first_id}::uuid, ${second_id}::uuid), (${second_id}::uuid, ${first_id}::uuid))`.execute(
    tx,
  )
  await sql`
    delete from meeting_poll_invitee i using meeting_poll p
    where p.id = i.poll_id and (p.organizer_id, i.user_id) in ((${first_id}::uuid, ${second_id}::uuid), (${second_id}::uuid, ${first_id}::uuid))`.execute(
    tx,
  )
}

/** Of a card saved by both, one remains, with the autopay of either; only one card is the default. */
async function endCards(tx: Tx, { first_id, second_id }: Both): Promise<void> {
  await sql`
    update autopay_instruction t set method_id = f.id from payment_method s, payment_method f
    where t.method_id = s.id and s.user_id = ${second_id} and f.user_id = ${first_id} and s.signature = f.signature
      and s.removed_at is null and f.removed_at is null`.execute(tx)
  await sql`
    update payment_method s set removed_at = ${tx.now}, is_default = false
    where s.user_id = ${second_id} and s.removed_at is null and exists (
      select from payment_method f where f.user_id = ${first_id} and f.signature = s.signature and f.removed_at is null)`.execute(
    tx,
  )
  await sql`
    update payment_method s set is_default = false
    where s.user_id = ${second_id} and s.is_default and exists (
      select from payment_method f where f.user_id = ${first_id} and f.is_default)`.execute(tx)
}

/**
 * Money of both goes to the first's payout account. An account being replaced is used until the new one is active, and never again
 * if that is undone.
 */
async function endPayoutAccount(tx: Tx, { first_id, second_id }: Both): Promise<void> {
  await sql`
    update payout_account s set replaced_at = coalesce(s.replaced_at, ${tx.now}), undone_at = coalesce(s.undone_at, ${tx.now})
    where s.user_id = ${second_id} and exists (
      select from payout_account f where f.user_id = ${first_id} and f.replaced_at is null)`.execute(tx)
}

/** Of two holds of the same kind, one continues. */
async function liftHolds(tx: Tx, { first_id, second_id }: Both): Promise<void> {
  await sql`
    update legal_hold s set lifted_at = ${tx.now}, lifted_by = s.owner_id, lifted_reason = 'Goes on as the hold on the account that this one was merged into'
    where s.user_id = ${second_id} and s.lifted_at is null and exists (
      select from legal_hold f where f.user_id = ${first_id} and f.lifted_at is null)`.execute(tx)
  await sql`
    update remittance_hold s set lifted_at = ${tx.now}
    where s.landlord_id = ${second_id} and s.lifted_at is null and exists (
      select from remittance_hold f where f.landlord_id = ${first_id} and f.lifted_at is null and f.estate_id = s.estate_id
        and f.payment_id is not distinct from s.payment_id)`.execute(tx)
}

/** Of two consents to the same text, the first's continues. */
async function endConsents(tx: Tx, { first_id, second_id }: Both): Promise<void> {
  await sql`
    update consent s set withdrawn_at = ${tx.now}
    where s.user_id = ${second_id} and s.withdrawn_at is null and s.until is null and exists (
      select from consent f where f.user_id = ${first_id} and f.purpose = s.purpose and f.version = s.version
        and f.withdrawn_at is null and f.until is null)`.execute(tx)
}

/** One bank transfer may have paid both, with the same reference. */
async function noteWhoWasPaid(tx: Tx, { second_id }: Both): Promise<void> {
  await tx
    .updateTable('remittance')
    .set({ paid_as: second_id })
    .where('landlord_id', '=', second_id)
    .where('paid_as', 'is', null)
    .execute()
}
