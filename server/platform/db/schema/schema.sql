-- The whole schema as the migrations leave it, written by `npm run db:types`. It is for reading: nothing runs it.
-- Every table has row-level security, forced; the policy of its owner, which sees all, is left out here.
-- Of a function stands what it takes and answers, and who beside its owner may call it; its body is in the migration that is named.

-- ── Extensions ──

create extension btree_gin;
create extension btree_gist;
create extension citext;
create extension hstore;
create extension pg_trgm;
create extension unaccent;

-- ── Types ──

create domain autopay_charge_status as text CHECK ((VALUE = ANY (ARRAY['PLANNED'::text, 'UNDER_WAY'::text, 'PAID'::text, 'PAID_OTHERWISE'::text, 'SKIPPED'::text, 'OVER_CEILING'::text, 'STOPPED'::text])));
create domain autopay_status as text CHECK ((VALUE = ANY (ARRAY['ACTIVE'::text, 'PAUSED'::text, 'CANCELLED'::text])));
create domain bank_line_state as text CHECK ((VALUE = ANY (ARRAY['UNASSIGNED'::text, 'POSTED'::text, 'DISMISSED'::text])));
create domain deposit_state as text CHECK ((VALUE = ANY (ARRAY['HELD'::text, 'PROPOSED'::text, 'DISPUTED'::text, 'AGREED'::text, 'SETTLED'::text, 'RETURNED'::text])));
create domain difference_reason as text CHECK ((VALUE = ANY (ARRAY['UNKNOWN_PAYMENT'::text, 'OTHER_AMOUNT'::text, 'FEE_DIFFERS'::text, 'SETTLED_TWICE'::text, 'MISSING'::text, 'DEDUCTION_UNKNOWN'::text, 'TOTAL_DIFFERS'::text])));
create domain fee_rhythm as text CHECK ((VALUE = ANY (ARRAY['ONCE'::text, 'YEARLY'::text, 'EACH_PERIOD'::text])));
create domain money_landed as text CHECK ((VALUE = ANY (ARRAY['HAND'::text, 'TRUST'::text, 'LANDLORD'::text])));
create domain payment_source as text CHECK ((VALUE = ANY (ARRAY['PROVIDER'::text, 'RECORDED'::text, 'STATEMENT'::text])));
create domain payment_status as text CHECK ((VALUE = ANY (ARRAY['PENDING'::text, 'PROCESSING'::text, 'COMPLETED'::text, 'FAILED'::text, 'CANCELLED'::text, 'REFUNDED'::text])));
create domain remittance_status as text CHECK ((VALUE = ANY (ARRAY['PENDING'::text, 'SENT'::text, 'FAILED'::text, 'UNDONE'::text])));
create domain statement_state as text CHECK ((VALUE = ANY (ARRAY['READ'::text, 'BOOKING'::text, 'DONE'::text, 'FAILED'::text])));
create domain tax_office as text CHECK ((VALUE = ANY (ARRAY['FEDERAL'::text, 'STATE'::text])));
create domain tax_payer as text CHECK ((VALUE = ANY (ARRAY['PERSON'::text, 'COMPANY'::text])));
create domain transaction_type as text CHECK ((VALUE = ANY (ARRAY['RENT_PAYMENT'::text, 'SECURITY_DEPOSIT'::text, 'MAINTENANCE_FEE'::text, 'UTILITY_BILL'::text, 'LATE_FEE'::text, 'COMMISSION'::text, 'REFUND'::text, 'CAUTION_DEPOSIT'::text, 'SERVICE_CHARGE'::text, 'AGENCY_FEE'::text, 'LEGAL_FEE'::text, 'AGREEMENT_FEE'::text, 'PENALTY_FEE'::text, 'ADVANCE_RENT'::text, 'STAMP_DUTY'::text])));
create domain user_role as text CHECK ((VALUE = ANY (ARRAY['TENANT'::text, 'LANDLORD'::text, 'PROPERTY_MANAGER'::text, 'ESTATE_MANAGER'::text, 'ADMIN'::text])));
create domain vendor_payment_kind as text CHECK ((VALUE = ANY (ARRAY['ADVANCE'::text, 'BILL'::text, 'RETENTION'::text])));
create domain virtual_account_state as text CHECK ((VALUE = ANY (ARRAY['ASKED'::text, 'OPEN'::text, 'CLOSING'::text, 'CLOSED'::text, 'REFUSED'::text])));
create type alert_answer as enum ('WAITING', 'SAFE', 'NEEDS_HELP', 'AWAY');
create type alert_answer_way as enum ('APP', 'LINK', 'SMS', 'WARDEN', 'NEXT_OF_KIN', 'USSD', 'WHATSAPP');
create type alert_kind as enum ('FIRE', 'FLOOD', 'GAS', 'BUILDING', 'THREAT', 'POWER', 'OTHER');
create type alert_roster_role as enum ('WARDEN', 'GUARD');
create type alert_severity as enum ('low', 'medium', 'high', 'critical');
create type application_status as enum ('SUBMITTED', 'UNDER_REVIEW', 'APPROVED', 'REJECTED', 'WITHDRAWN');
create type asset_kind as enum ('GENERATOR', 'CHANGEOVER', 'TRANSFORMER', 'INVERTER', 'BOREHOLE_PUMP', 'WATER_TREATMENT', 'TANK', 'LIFT', 'AIR_CONDITIONER', 'SEWAGE_PLANT', 'GATE_MOTOR', 'CCTV', 'FIRE_PUMP', 'EXTINGUISHER', 'OTHER');
create type asset_status as enum ('WORKING', 'DOWN', 'RETIRED');
create type attachment_kind as enum ('PICTURE', 'PDF', 'AUDIO');
create type audit_operation as enum ('ADDED', 'CHANGED', 'REMOVED');
create type breach_risk as enum ('NONE', 'LIKELY', 'HIGH');
create type cash_flag_kind as enum ('NEAR_LIMIT', 'THIRD_PARTY');
create type consent_channel as enum ('WEB', 'EMAIL', 'SMS', 'LINK');
create type consent_purpose as enum ('TERMS', 'PRIVACY', 'PUSH', 'CARD', 'SUPPORT', 'APPLICATION');
create type conversation_kind as enum ('DIRECT', 'GROUP', 'OFFICE');
create type deduction_cause as enum ('WEAR', 'DAMAGE', 'DIRT', 'MISSING');
create type delivery_class as enum ('alarm', 'security', 'statutory', 'receipt', 'conversation', 'reminder', 'promotion');
create type delivery_state as enum ('WAITING', 'QUEUED', 'HANDED_OVER', 'UNKNOWN', 'ACCEPTED', 'SPARED', 'EXPIRED', 'FAILED', 'DELIVERED', 'READ');
create type dispute_status as enum ('OPEN', 'ANSWERED', 'WON', 'LOST');
create type document_audience as enum ('PARTIES', 'OFFICE', 'OWNERS', 'REVIEWERS');
create type document_related_type as enum ('estate', 'property', 'unit', 'lease', 'person', 'payment', 'maintenance', 'work_order');
create type document_scan as enum ('CLEAN', 'WAITING', 'NOT_SCANNED', 'REFUSED');
create type document_status as enum ('PENDING', 'VERIFIED', 'REJECTED');
create type document_type as enum ('TENANCY_AGREEMENT', 'STAMP_CERTIFICATE', 'NOTICE', 'CONDITION_REPORT', 'MINUTES', 'TITLE', 'MANDATE', 'IDENTITY', 'APPLICANT_PAPER', 'INSURANCE', 'PERMIT', 'UTILITY_BILL', 'LAND_USE_CHARGE', 'QUOTE', 'INVOICE', 'RECEIPT', 'PHOTO', 'OTHER');
create type estate_status as enum ('DRAFT', 'ACTIVE', 'ARCHIVED');
create type import_row_state as enum ('FAULTY', 'READY', 'DONE', 'FAILED', 'UNDONE', 'KEPT');
create type import_state as enum ('UPLOADED', 'CHECKING', 'CHECKED', 'RUNNING', 'DONE', 'FAILED', 'UNDOING', 'UNDONE');
create type inspection_kind as enum ('MOVE_IN', 'PERIODIC', 'MOVE_OUT', 'VACANT', 'AFTER_WORKS');
create type inspection_side as enum ('STAFF', 'TENANT');
create type inspection_status as enum ('DRAFT', 'SEALED', 'CLOSED', 'CANCELLED');
create type invitation_status as enum ('PENDING', 'ACCEPTED', 'EXPIRED', 'REVOKED');
create type item_cleanliness as enum ('CLEAN', 'DUSTY', 'DIRTY');
create type item_condition as enum ('NEW', 'GOOD', 'FAIR', 'POOR', 'BROKEN', 'MISSING');
create type item_kind as enum ('ITEM', 'METER', 'COUNT');
create type item_works as enum ('YES', 'NO', 'UNTESTED');
create type late_fee_kind as enum ('NONE', 'FLAT', 'PERCENT');
create type late_fee_repeat as enum ('ONCE', 'MONTHLY');
create type lease_status as enum ('DRAFT', 'PENDING_SIGNATURE', 'ACTIVE', 'EXPIRED', 'TERMINATED', 'RENEWED');
create type maintenance_category as enum ('WATER', 'POWER', 'DRAINS', 'ROOF', 'DOORS', 'AIR_CONDITIONING', 'GENERATOR', 'SECURITY', 'PESTS', 'OTHER');
create type maintenance_event_kind as enum ('REPORTED', 'MOVED', 'ASSIGNED', 'PRIORITY', 'SAFE', 'MERGED', 'NOTE', 'RATED');
create type maintenance_hold as enum ('RESIDENT', 'NO_ACCESS', 'APPROVAL', 'PARTS', 'AUTHORITY');
create type maintenance_priority as enum ('LOW', 'MEDIUM', 'HIGH', 'URGENT');
create type maintenance_scope as enum ('UNIT', 'PROPERTY', 'ESTATE');
create type maintenance_status as enum ('OPEN', 'ASSIGNED', 'IN_PROGRESS', 'ON_HOLD', 'RESOLVED', 'CLOSED', 'CANCELLED');
create type message_kind as enum ('TEXT', 'VOICE', 'FILE', 'SYSTEM');
create type notice_kind as enum ('QUIT', 'INTENTION');
create type notice_proof_kind as enum ('PASTED_PHOTO', 'SIGNED_COPY', 'WAYBILL', 'AFFIDAVIT', 'OTHER');
create type notice_state as enum ('PREPARED', 'SERVED', 'EXPIRED', 'ACTED_ON', 'WITHDRAWN', 'DEFECTIVE');
create type notification_priority as enum ('high', 'medium', 'low');
create type notification_type as enum ('payment', 'tenant', 'maintenance', 'alert', 'message', 'calendar');
create type occurrence_state as enum ('OPEN', 'DONE', 'SKIPPED', 'MISSED');
create type paper_batch_status as enum ('WAITING', 'RUNNING', 'READY');
create type payment_channel as enum ('CARD', 'BANK_TRANSFER', 'USSD', 'BANK', 'QR', 'CASH', 'POS', 'CHEQUE', 'OTHER');
create type payment_split as enum ('NONE', 'BY_PROVIDER', 'WAITING');
create type photo_source as enum ('CAMERA', 'GALLERY');
create type plan_anchor as enum ('SCHEDULED', 'COMPLETED');
create type plan_status as enum ('ACTIVE', 'ENDED');
create type platform_announcement_kind as enum ('NEWS', 'MAINTENANCE', 'TROUBLE');
create type privacy_request_kind as enum ('ACCESS', 'CORRECTION', 'ERASURE', 'OBJECTION', 'RESTRICTION');
create type privacy_request_state as enum ('OPEN', 'IN_PROGRESS', 'WAITING', 'ERASING', 'DONE', 'REFUSED', 'WITHDRAWN');
create type property_type as enum ('FLATS', 'HOUSE', 'DUPLEX', 'TERRACE', 'SHOPS', 'OFFICES', 'MIXED', 'LAND');
create type rating_unit as enum ('KVA', 'KW', 'KWH', 'HP', 'AMPERE', 'LITRE', 'KG', 'BTU', 'PERSONS');
create type reading_kind as enum ('READING', 'REPLACED', 'ROLLED_OVER');
create type receipt_status as enum ('ISSUED', 'VOIDED');
create type refund_part_kind as enum ('CREDIT', 'CHARGE', 'FEE');
create type refund_status as enum ('PENDING', 'PROCESSING', 'COMPLETED', 'FAILED');
create type refund_way as enum ('PROVIDER', 'BANK_TRANSFER', 'CASH');
create type rent_frequency as enum ('YEARLY', 'HALF_YEARLY', 'QUARTERLY', 'MONTHLY', 'TWO_YEARLY');
create type report_status as enum ('WAITING', 'RUNNING', 'READY', 'FAILED', 'CANCELLED');
create type service_method as enum ('BY_HAND', 'ADULT_ON_PREMISES', 'COURIER', 'REGISTERED_POST', 'PASTED');
create type service_reply as enum ('SIGNED_COPY', 'TOOK_IT', 'REFUSED', 'NOBODY_THERE');
create type signature_kind as enum ('TYPED', 'DRAWN', 'UPLOADED');
create type signature_state as enum ('SENT', 'PARTLY_SIGNED', 'SEALING', 'COMPLETED', 'DECLINED', 'EXPIRED', 'VOIDED');
create type signature_way as enum ('DRAWN', 'TYPED', 'REFUSED');
create type signer_role as enum ('TENANT', 'LANDLORD', 'GUARANTOR', 'WITNESS', 'MANAGER', 'OTHER');
create type signer_state as enum ('WAITING', 'SIGNED', 'DECLINED', 'REPLACED');
create type signing_event_kind as enum ('SENT', 'LINK_SENT', 'REMINDED', 'CODE_SENT', 'CODE_WRONG', 'OPENED', 'SIGNED', 'DECLINED', 'EXTENDED', 'REPLACED', 'VOIDED', 'EXPIRED', 'SEALED');
create type step_kind as enum ('TICK', 'PASS', 'NUMBER', 'CHOICE', 'PHOTO', 'TEXT');
create type step_result as enum ('PASS', 'FLAG', 'FAIL');
create type template_kind as enum ('TENANCY_AGREEMENT', 'RENEWAL', 'QUIT_NOTICE', 'INTENTION', 'QUIT_ACKNOWLEDGEMENT', 'RENT_REMINDER', 'SERVICE_CHARGE', 'KEYS', 'GUARANTOR', 'HANDOVER', 'AUTHORITY', 'LETTER');
create type unit_status as enum ('VACANT', 'RESERVED', 'OCCUPIED', 'OUT_OF_SERVICE');
create type user_status as enum ('ACTIVE', 'INACTIVE', 'PENDING_VERIFICATION');
create type vendor_kind as enum ('PERSON', 'FIRM');
create type vendor_status as enum ('ACTIVE', 'ON_HOLD');
create type waiver_kind as enum ('WAIVER', 'WRITE_OFF');
create type wht_class as enum ('BUILDING', 'CONSTRUCTION', 'SERVICES', 'GOODS', 'PROFESSIONAL');
create type work_approval_level as enum ('LIMIT', 'EMERGENCY', 'MANAGER', 'OWNER');
create type work_approval_state as enum ('ASKED', 'APPROVED', 'DECLINED', 'WITHDRAWN');
create type work_bearer as enum ('LANDLORD', 'TENANT', 'FUND', 'WARRANTY');
create type work_event_kind as enum ('CREATED', 'CHANGED', 'MOVED', 'ASSIGNED', 'ASKED', 'ACCEPTED', 'DECLINED', 'OTHER_TIME', 'QUOTED', 'CHOSEN', 'APPROVAL_ASKED', 'APPROVED', 'REFUSED', 'AGREED', 'EXPLAINED', 'BEARER', 'VISIT', 'FILE', 'NOTE', 'APPROVAL_UNANSWERED');
create type work_file_kind as enum ('BEFORE', 'AFTER', 'OLD_PART', 'RECEIPT', 'OTHER');
create type work_line_kind as enum ('LABOUR', 'MATERIAL', 'TRANSPORT', 'OTHER');
create type work_offer_state as enum ('ASKED', 'ACCEPTED', 'DECLINED', 'WITHDRAWN', 'LOST');
create type work_quote_state as enum ('SENT', 'ACCEPTED', 'LOST', 'REPLACED');
create type work_status as enum ('OPEN', 'QUOTING', 'APPROVAL', 'ASSIGNED', 'IN_PROGRESS', 'ON_HOLD', 'DONE', 'CLOSED', 'CANCELLED');
create type work_visit_outcome as enum ('DONE', 'NO_ACCESS', 'PARTS', 'UNSAFE');

-- ── Tables ──

create table account (
  id bigint not null generated always as identity,
  estate_id uuid not null,
  code text not null,
  kind text not null generated always as (app.account_kind(code)) stored,
  constraint account_estate_id_code_key UNIQUE (estate_id, code),
  constraint account_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint account_pkey PRIMARY KEY (id)
);
CREATE INDEX account_code_idx ON public.account USING btree (code);
CREATE INDEX account_estate_id_kind_idx ON public.account USING btree (estate_id, kind);
grant select on account to gida_app;
create policy landlord on account for select
  using ((id = ANY (( SELECT app.own_accounts() AS own_accounts)::bigint[])));
create policy manager on account for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table account_balance (
  account_id bigint not null,
  estate_id uuid not null,
  kind text not null,
  balance bigint not null,
  constraint account_balance_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint account_balance_pkey PRIMARY KEY (account_id)
);
CREATE INDEX account_balance_largest ON public.account_balance USING btree (estate_id, kind, abs(balance) DESC, account_id) WHERE (balance <> 0);
grant select on account_balance to gida_app;
create policy landlord on account_balance for select
  using ((account_id = ANY (( SELECT app.own_accounts() AS own_accounts)::bigint[])));
create policy manager on account_balance for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table account_day (
  account_id bigint not null,
  day date not null,
  estate_id uuid not null,
  debits bigint not null,
  credits bigint not null,
  constraint account_day_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint account_day_credits_check CHECK ((credits >= 0)),
  constraint account_day_debits_check CHECK ((debits >= 0)),
  constraint account_day_pkey PRIMARY KEY (account_id, day)
) with (fillfactor=40);
CREATE INDEX account_day_estate_id_idx ON public.account_day USING btree (estate_id);
grant select on account_day to gida_app;
create policy landlord on account_day for select
  using ((account_id = ANY (( SELECT app.own_accounts() AS own_accounts)::bigint[])));
create policy manager on account_day for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table account_kind_day (
  estate_id uuid not null,
  kind text not null,
  day date not null,
  debit bigint not null,
  credit bigint not null,
  accounts integer not null,
  constraint account_kind_day_accounts_check CHECK ((accounts >= 0)),
  constraint account_kind_day_credit_check CHECK ((credit >= 0)),
  constraint account_kind_day_debit_check CHECK ((debit >= 0)),
  constraint account_kind_day_pkey PRIMARY KEY (estate_id, kind, day)
) with (fillfactor=60);
grant select on account_kind_day to gida_app;
create policy manager on account_kind_day for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table alert (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  severity alert_severity not null,
  kind alert_kind not null default 'OTHER'::alert_kind,
  title text not null,
  message text not null,
  is_drill boolean not null default false,
  property_id uuid,
  block text,
  user_ids uuid[],
  created_by uuid not null,
  raised_by text not null,
  client_id uuid,
  send_at timestamp with time zone not null default app.now(),
  sent_at timestamp with time zone,
  expires_at timestamp with time zone,
  next_step_at timestamp with time zone,
  closed_at timestamp with time zone,
  closed_by uuid,
  close_note text,
  created_at timestamp with time zone not null default app.now(),
  constraint alert_check CHECK (((closed_at IS NULL) = (closed_by IS NULL))),
  constraint alert_check1 CHECK (((sent_at IS NULL) = (expires_at IS NULL))),
  constraint alert_check2 CHECK (((next_step_at IS NULL) OR ((sent_at IS NOT NULL) AND (closed_at IS NULL)))),
  constraint alert_close_note_check CHECK ((length(close_note) <= 300)),
  constraint alert_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(id),
  constraint alert_created_by_client_id_key UNIQUE (created_by, client_id),
  constraint alert_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint alert_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint alert_message_check CHECK (((length(message) >= 1) AND (length(message) <= 500))),
  constraint alert_pkey PRIMARY KEY (id),
  constraint alert_property_id_estate_id_fkey FOREIGN KEY (property_id, estate_id) REFERENCES property(id, estate_id),
  constraint alert_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120)))
);
CREATE INDEX alert_closed_by_idx ON public.alert USING btree (closed_by) WHERE (closed_by IS NOT NULL);
CREATE INDEX alert_estate_id_send_at_id_idx ON public.alert USING btree (estate_id, send_at DESC, id DESC);
CREATE INDEX alert_next_step ON public.alert USING btree (next_step_at) WHERE (next_step_at IS NOT NULL);
CREATE INDEX alert_open ON public.alert USING btree (expires_at) WHERE ((sent_at IS NOT NULL) AND (closed_at IS NULL));
CREATE INDEX alert_planned ON public.alert USING btree (send_at) WHERE ((sent_at IS NULL) AND (closed_at IS NULL));
CREATE INDEX alert_property_id_estate_id_idx ON public.alert USING btree (property_id, estate_id) WHERE (property_id IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.alert FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('alert', 'id', 'next_step_at');
CREATE TRIGGER audit_update AFTER UPDATE ON public.alert FOR EACH ROW WHEN (((((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.severity IS DISTINCT FROM new.severity)) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.title IS DISTINCT FROM new.title)) OR (old.message IS DISTINCT FROM new.message)) OR (old.is_drill IS DISTINCT FROM new.is_drill)) OR (old.property_id IS DISTINCT FROM new.property_id)) OR (old.block IS DISTINCT FROM new.block)) OR (old.user_ids IS DISTINCT FROM new.user_ids)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (old.raised_by IS DISTINCT FROM new.raised_by)) OR (old.client_id IS DISTINCT FROM new.client_id)) OR (old.send_at IS DISTINCT FROM new.send_at)) OR (old.sent_at IS DISTINCT FROM new.sent_at)) OR (old.expires_at IS DISTINCT FROM new.expires_at)) OR (old.closed_at IS DISTINCT FROM new.closed_at)) OR (old.closed_by IS DISTINCT FROM new.closed_by)) OR (old.close_note IS DISTINCT FROM new.close_note)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('alert', 'id', 'next_step_at');
grant insert, select, update on alert to gida_app;
create policy raiser on alert for insert
  with check ((((created_by = ( SELECT app.actor_id() AS actor_id)) AND (estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[]))) OR ( SELECT app.sees_all() AS sees_all)));
create policy reader on alert for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (app.reaches(estate_id) AND ((created_by = ( SELECT app.actor_id() AS actor_id)) OR (EXISTS ( SELECT
   FROM alert_recipient r
  WHERE ((r.alert_id = alert.id) AND (r.user_id = ( SELECT app.actor_id() AS actor_id))))) OR (EXISTS ( SELECT
   FROM alert_roster r
  WHERE ((r.estate_id = alert.estate_id) AND (r.user_id = ( SELECT app.actor_id() AS actor_id))))))) OR ( SELECT app.sees_all() AS sees_all)));
create policy system_changes on alert for update
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table alert_event (
  id uuid not null default uuidv7(),
  alert_id uuid,
  at timestamp with time zone not null default app.now(),
  kind text not null,
  recipient_id uuid,
  by_name text,
  state alert_answer,
  way alert_answer_way,
  note text,
  step smallint,
  count integer,
  constraint alert_event_alert_id_fkey FOREIGN KEY (alert_id) REFERENCES alert(id) ON DELETE CASCADE,
  constraint alert_event_kind_check CHECK ((kind = ANY (ARRAY['RAISED'::text, 'ANSWERED'::text, 'MARKED'::text, 'ESCALATED'::text, 'TEXT'::text, 'UPDATED'::text, 'CLOSED'::text]))),
  constraint alert_event_pkey PRIMARY KEY (id),
  constraint alert_event_recipient_id_fkey FOREIGN KEY (recipient_id) REFERENCES alert_recipient(id) ON DELETE CASCADE
);
CREATE INDEX alert_event_alert_id_id_idx ON public.alert_event USING btree (alert_id, id);
CREATE INDEX alert_event_recipient_id_idx ON public.alert_event USING btree (recipient_id) WHERE (recipient_id IS NOT NULL);
grant insert, select on alert_event to gida_app;
create policy reader on alert_event for select
  using ((( SELECT app.sees_all() AS sees_all) OR app.leads_alert(alert_id) OR (EXISTS ( SELECT
   FROM (alert a
     JOIN alert_roster r ON ((r.estate_id = a.estate_id)))
  WHERE ((a.id = alert_event.alert_id) AND (r.user_id = ( SELECT app.actor_id() AS actor_id)) AND (r.block IS NULL)))) OR ((kind = ANY (ARRAY['UPDATED'::text, 'CLOSED'::text])) AND (EXISTS ( SELECT
   FROM alert a
  WHERE (a.id = alert_event.alert_id))))));
create policy system on alert_event for insert
  with check (( SELECT app.is_system() AS is_system));

create table alert_recipient (
  id uuid not null default uuidv7(),
  alert_id uuid not null,
  estate_id uuid not null,
  user_id uuid not null,
  name text not null,
  phone text,
  unit_id uuid,
  unit text,
  block text,
  state alert_answer not null default 'WAITING'::alert_answer,
  note text,
  answered_at timestamp with time zone,
  answered_via alert_answer_way,
  answered_by text,
  step smallint not null default 0,
  token_hash bytea not null,
  kin_token_hash bytea not null,
  constraint alert_recipient_alert_id_fkey FOREIGN KEY (alert_id) REFERENCES alert(id) ON DELETE CASCADE,
  constraint alert_recipient_alert_id_user_id_key UNIQUE (alert_id, user_id),
  constraint alert_recipient_check CHECK (((state = 'WAITING'::alert_answer) = (answered_at IS NULL))),
  constraint alert_recipient_check1 CHECK (((answered_at IS NULL) = (answered_via IS NULL))),
  constraint alert_recipient_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint alert_recipient_kin_token_hash_key UNIQUE (kin_token_hash),
  constraint alert_recipient_note_check CHECK ((length(note) <= 300)),
  constraint alert_recipient_pkey PRIMARY KEY (id),
  constraint alert_recipient_token_hash_key UNIQUE (token_hash),
  constraint alert_recipient_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(id),
  constraint alert_recipient_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX alert_recipient_estate_id_idx ON public.alert_recipient USING btree (estate_id);
CREATE INDEX alert_recipient_phone_idx ON public.alert_recipient USING btree (phone) WHERE (phone IS NOT NULL);
CREATE INDEX alert_recipient_unit_id_idx ON public.alert_recipient USING btree (unit_id) WHERE (unit_id IS NOT NULL);
CREATE INDEX alert_recipient_user_id_alert_id_idx ON public.alert_recipient USING btree (user_id, alert_id);
grant insert, select, update on alert_recipient to gida_app;
create policy reader on alert_recipient for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all) OR (app.reaches(estate_id) AND ((user_id = ( SELECT app.actor_id() AS actor_id)) OR (EXISTS ( SELECT
   FROM alert_roster r
  WHERE ((r.user_id = ( SELECT app.actor_id() AS actor_id)) AND (r.estate_id = alert_recipient.estate_id) AND ((r.block IS NULL) OR (r.block = alert_recipient.block))))))) OR app.leads_alert(alert_id)));
create policy system on alert_recipient
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table alert_roster (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  user_id uuid,
  name text not null,
  phone text,
  role alert_roster_role not null,
  block text,
  created_at timestamp with time zone not null default app.now(),
  place integer not null default 1,
  constraint alert_roster_check CHECK ((num_nonnulls(user_id, phone) > 0)),
  constraint alert_roster_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint alert_roster_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint alert_roster_pkey PRIMARY KEY (id),
  constraint alert_roster_place_check CHECK ((place > 0)),
  constraint alert_roster_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX alert_roster_estate_id_created_at_idx ON public.alert_roster USING btree (estate_id, created_at);
CREATE INDEX alert_roster_user_id_idx ON public.alert_roster USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.alert_roster FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id', 'place');
CREATE TRIGGER audit_update AFTER UPDATE ON public.alert_roster FOR EACH ROW WHEN (((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.name IS DISTINCT FROM new.name)) OR (old.phone IS DISTINCT FROM new.phone)) OR (old.role IS DISTINCT FROM new.role)) OR (old.block IS DISTINCT FROM new.block)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id', 'place');
CREATE TRIGGER refuse_archived_estate AFTER INSERT ON public.alert_roster REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_in_archived_estate();
grant delete, insert, select, update (place) on alert_roster to gida_app;
create policy manager on alert_roster for insert
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy manager_moves on alert_roster for update
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)))
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy manager_removes on alert_roster for delete
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy staff on alert_roster for select
  using ((((user_id = ( SELECT app.actor_id() AS actor_id)) AND (NOT (estate_id = ANY (( SELECT app.moved_out_of(( SELECT app.actor_id() AS actor_id)) AS moved_out_of)::uuid[])))) OR ((estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])) AND (( SELECT app.actor_role() AS actor_role) <> 'TENANT'::text)) OR ( SELECT app.sees_all() AS sees_all)));

create table allocation (
  payment_id uuid not null,
  charge_id uuid not null,
  wanted_amount bigint not null,
  settled_amount bigint not null default 0,
  commission_amount bigint not null default 0,
  "position" integer not null,
  refunded_amount bigint not null default 0,
  refunded_commission bigint not null default 0,
  constraint allocation_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES charge(id),
  constraint allocation_commission_amount_check CHECK ((commission_amount >= 0)),
  constraint allocation_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint allocation_pkey PRIMARY KEY (payment_id, charge_id),
  constraint allocation_settled_amount_check CHECK ((settled_amount >= 0)),
  constraint allocation_wanted_amount_check CHECK ((wanted_amount > 0)),
  constraint no_more_back_than_settled CHECK (((refunded_amount >= 0) AND (refunded_amount <= settled_amount))),
  constraint no_more_commission_back_than_taken CHECK (((refunded_commission >= 0) AND (refunded_commission <= commission_amount)))
);
CREATE INDEX allocation_charge_id_idx ON public.allocation USING btree (charge_id);
CREATE TRIGGER tally_settled AFTER UPDATE ON public.allocation REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.tally_settled_by_allocations();
grant insert, select, update on allocation to gida_app;
create policy with_payment on allocation
  using ((EXISTS ( SELECT
   FROM payment p
  WHERE (p.id = allocation.payment_id))))
  with check ((EXISTS ( SELECT
   FROM payment p
  WHERE (p.id = allocation.payment_id))));

create table allowance (
  name text not null,
  spender bytea not null,
  full_at timestamp with time zone not null,
  asked_at timestamp with time zone not null,
  constraint allowance_pkey PRIMARY KEY (name, spender)
);
grant delete, select on allowance to gida_app;
create policy system on allowance
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table announcement (
  id uuid not null default uuidv7(),
  estate_id uuid,
  sent_by uuid not null,
  title text not null,
  message text not null,
  priority notification_priority not null,
  channels text[] not null,
  audience jsonb not null default '{}'::jsonb,
  recipients integer not null,
  sms_cost bigint not null default 0,
  created_at timestamp with time zone not null default app.now(),
  message_pcm text,
  state text not null default 'SENT'::text,
  send_at timestamp with time zone,
  sent_at timestamp with time zone default app.now(),
  refusal text,
  takes_replies boolean not null default false,
  constraint announcement_channels_check CHECK ((channels <@ '{EMAIL,SMS,PUSH}'::text[])),
  constraint announcement_check CHECK (((state = 'WAITING'::text) <= (send_at IS NOT NULL))),
  constraint announcement_check1 CHECK (((state = 'REFUSED'::text) = (refusal IS NOT NULL))),
  constraint announcement_check2 CHECK (((state = 'SENT'::text) = (sent_at IS NOT NULL))),
  constraint announcement_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint announcement_pkey PRIMARY KEY (id),
  constraint announcement_recipients_check CHECK ((recipients > 0)),
  constraint announcement_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES users(id),
  constraint announcement_sms_cost_check CHECK ((sms_cost >= 0)),
  constraint announcement_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'SENT'::text, 'WITHDRAWN'::text, 'REFUSED'::text])))
);
CREATE INDEX announcement_estate_id_created_at_idx ON public.announcement USING btree (estate_id, created_at DESC);
CREATE INDEX announcement_sent_by_created_at_idx ON public.announcement USING btree (sent_by, created_at DESC);
CREATE INDEX announcement_to_send ON public.announcement USING btree (send_at) WHERE (state = 'WAITING'::text);
CREATE TRIGGER refuse_archived_estate AFTER INSERT ON public.announcement REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_in_archived_estate();
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.announcement REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.announcement REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.announcement REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on announcement to gida_app;
create policy recipient on announcement for select
  using ((takes_replies AND (state = 'SENT'::text) AND (id = ANY (( SELECT app.announced_to_me() AS announced_to_me)::uuid[]))));
create policy sender on announcement for select
  using (((sent_by = ( SELECT app.actor_id() AS actor_id)) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on announcement for insert
  with check (( SELECT app.is_system() AS is_system));
create policy system_changes on announcement for update
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table announcement_recipient (
  announcement_id uuid not null,
  user_id uuid not null,
  constraint announcement_recipient_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES announcement(id) ON DELETE CASCADE,
  constraint announcement_recipient_pkey PRIMARY KEY (announcement_id, user_id),
  constraint announcement_recipient_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX announcement_recipient_user_id_idx ON public.announcement_recipient USING btree (user_id);
grant insert, select on announcement_recipient to gida_app;
create policy of_announcement on announcement_recipient for select
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all) OR (EXISTS ( SELECT
   FROM announcement a
  WHERE ((a.id = announcement_recipient.announcement_id) AND ((a.sent_by = ( SELECT app.actor_id() AS actor_id)) OR (a.estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[]))))))));
create policy system on announcement_recipient for insert
  with check (( SELECT app.is_system() AS is_system));

create table api_key (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  name text not null,
  key_hash bytea not null,
  prefix text not null,
  last_four text not null,
  scopes text[] not null,
  expires_at timestamp with time zone,
  revoked_at timestamp with time zone,
  revoked_by uuid,
  replaced_by uuid,
  last_used_at timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  constraint api_key_check CHECK (((revoked_at IS NULL) = (revoked_by IS NULL))),
  constraint api_key_key_hash_check CHECK ((length(key_hash) = 32)),
  constraint api_key_key_hash_key UNIQUE (key_hash),
  constraint api_key_last_four_check CHECK ((length(last_four) = 4)),
  constraint api_key_name_check CHECK (((length(name) >= 2) AND (length(name) <= 60))),
  constraint api_key_pkey PRIMARY KEY (id),
  constraint api_key_prefix_check CHECK ((prefix = ANY (ARRAY['gida_live_'::text, 'gida_test_'::text]))),
  constraint api_key_replaced_by_fkey FOREIGN KEY (replaced_by) REFERENCES api_key(id) ON DELETE SET NULL,
  constraint api_key_revoked_by_fkey FOREIGN KEY (revoked_by) REFERENCES users(id),
  constraint api_key_scopes_check CHECK ((cardinality(scopes) > 0)),
  constraint api_key_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX api_key_replaced_by_idx ON public.api_key USING btree (replaced_by) WHERE (replaced_by IS NOT NULL);
CREATE INDEX api_key_revoked_by_idx ON public.api_key USING btree (revoked_by) WHERE (revoked_by IS NOT NULL);
CREATE INDEX api_key_user_id_id_idx ON public.api_key USING btree (user_id, id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.api_key FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('person', 'user_id', 'key_hash', 'last_used_at');
CREATE TRIGGER audit_update AFTER UPDATE ON public.api_key FOR EACH ROW WHEN ((((((((((((old.id IS DISTINCT FROM new.id) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.name IS DISTINCT FROM new.name)) OR (old.prefix IS DISTINCT FROM new.prefix)) OR (old.last_four IS DISTINCT FROM new.last_four)) OR (old.scopes IS DISTINCT FROM new.scopes)) OR (old.expires_at IS DISTINCT FROM new.expires_at)) OR (old.revoked_at IS DISTINCT FROM new.revoked_at)) OR (old.revoked_by IS DISTINCT FROM new.revoked_by)) OR (old.replaced_by IS DISTINCT FROM new.replaced_by)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('person', 'user_id', 'key_hash', 'last_used_at');
CREATE TRIGGER keep AFTER UPDATE ON public.api_key REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('user_id', 'key_hash', 'prefix', 'last_four', 'scopes', 'created_at');
grant delete, insert, select, update on api_key to gida_app;
create policy ended on api_key for update
  using ((( SELECT app.is_system() AS is_system) OR (user_id = ( SELECT app.actor_id() AS actor_id)) OR app.manages_key(id)));
create policy forgotten on api_key for delete
  using (( SELECT app.is_system() AS is_system));
create policy made on api_key for insert
  with check ((( SELECT app.is_system() AS is_system) OR ((user_id = ( SELECT app.actor_id() AS actor_id)) AND (( SELECT app.actor_role() AS actor_role) = 'ESTATE_MANAGER'::text))));
create policy seen on api_key for select
  using ((( SELECT app.is_system() AS is_system) OR (user_id = ( SELECT app.actor_id() AS actor_id)) OR app.manages_key(id)));

create table api_key_estate (
  key_id uuid not null,
  estate_id uuid not null,
  constraint api_key_estate_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint api_key_estate_key_id_fkey FOREIGN KEY (key_id) REFERENCES api_key(id) ON DELETE CASCADE,
  constraint api_key_estate_pkey PRIMARY KEY (key_id, estate_id)
);
CREATE INDEX api_key_estate_estate_id_idx ON public.api_key_estate USING btree (estate_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.api_key_estate FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.api_key_estate FOR EACH ROW WHEN (((old.key_id IS DISTINCT FROM new.key_id) OR (old.estate_id IS DISTINCT FROM new.estate_id))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
grant insert, select on api_key_estate to gida_app;
create policy made on api_key_estate for insert
  with check ((( SELECT app.is_system() AS is_system) OR ((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) AND app.owns_key(key_id))));
create policy seen on api_key_estate for select
  using ((( SELECT app.is_system() AS is_system) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR app.owns_key(key_id)));

create table application (
  id uuid not null default uuidv7(),
  code text not null,
  token_hash bytea not null,
  listing_id uuid not null,
  estate_id uuid not null,
  unit_id uuid not null,
  full_name text not null,
  phone text not null,
  email citext,
  employment text not null,
  income_band text not null,
  household integer not null,
  move_in_date date not null,
  message text,
  consented_at timestamp with time zone not null,
  status application_status not null default 'SUBMITTED'::application_status,
  reason text,
  decided_by uuid,
  decided_at timestamp with time zone,
  invitation_id uuid,
  lease_id uuid,
  search_text text generated always as (app.fold(((((((full_name || ' '::text) || phone) || ' '::text) || COALESCE((email)::text, ''::text)) || ' '::text) || code))) stored,
  created_at timestamp with time zone not null default app.now(),
  language text not null default 'en'::text,
  constraint application_code_key UNIQUE (code),
  constraint application_decided CHECK (((status = ANY (ARRAY['SUBMITTED'::application_status, 'UNDER_REVIEW'::application_status])) = (decided_at IS NULL))),
  constraint application_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint application_full_name_check CHECK (((length(full_name) >= 1) AND (length(full_name) <= 120))),
  constraint application_household_check CHECK (((household >= 1) AND (household <= 20))),
  constraint application_invitation_id_fkey FOREIGN KEY (invitation_id) REFERENCES invitation(id),
  constraint application_language_check CHECK ((language = ANY (ARRAY['en'::text, 'pcm'::text, 'ha'::text, 'yo'::text, 'ig'::text]))),
  constraint application_lease_id_fkey FOREIGN KEY (lease_id) REFERENCES lease(id),
  constraint application_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint application_message_check CHECK ((length(message) <= 1000)),
  constraint application_phone_check CHECK ((phone ~ '^\+234[789][01][0-9]{8}$'::text)),
  constraint application_pkey PRIMARY KEY (id),
  constraint application_reason_check CHECK ((length(reason) <= 500)),
  constraint application_token_hash_key UNIQUE (token_hash),
  constraint application_unit_id_estate_id_fkey FOREIGN KEY (unit_id, estate_id) REFERENCES unit(id, estate_id) ON DELETE CASCADE
);
CREATE INDEX application_estate_id_created_at_id_idx ON public.application USING btree (estate_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX application_one_open ON public.application USING btree (listing_id, phone) WHERE (status = ANY (ARRAY['SUBMITTED'::application_status, 'UNDER_REVIEW'::application_status]));
CREATE INDEX application_over ON public.application USING btree (decided_at) WHERE (status = ANY (ARRAY['REJECTED'::application_status, 'WITHDRAWN'::application_status]));
CREATE INDEX application_unit_id_created_at_id_idx ON public.application USING btree (unit_id, created_at DESC, id DESC);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.application FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('application', 'id', 'search_text', 'token_hash');
CREATE TRIGGER audit_update AFTER UPDATE ON public.application FOR EACH ROW WHEN (((((((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.code IS DISTINCT FROM new.code)) OR (old.listing_id IS DISTINCT FROM new.listing_id)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.unit_id IS DISTINCT FROM new.unit_id)) OR (old.full_name IS DISTINCT FROM new.full_name)) OR (old.phone IS DISTINCT FROM new.phone)) OR (old.email IS DISTINCT FROM new.email)) OR (old.employment IS DISTINCT FROM new.employment)) OR (old.income_band IS DISTINCT FROM new.income_band)) OR (old.household IS DISTINCT FROM new.household)) OR (old.move_in_date IS DISTINCT FROM new.move_in_date)) OR (old.message IS DISTINCT FROM new.message)) OR (old.consented_at IS DISTINCT FROM new.consented_at)) OR (old.status IS DISTINCT FROM new.status)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.decided_by IS DISTINCT FROM new.decided_by)) OR (old.decided_at IS DISTINCT FROM new.decided_at)) OR (old.invitation_id IS DISTINCT FROM new.invitation_id)) OR (old.lease_id IS DISTINCT FROM new.lease_id)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.language IS DISTINCT FROM new.language))) EXECUTE FUNCTION app.lay_change_aside('application', 'id', 'search_text', 'token_hash');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.application REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.application REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.application REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant delete, insert, select, update on application to gida_app;
create policy decides on application
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all) OR (EXISTS ( SELECT
   FROM unit u
  WHERE ((u.id = application.unit_id) AND (u.landlord_id = ( SELECT app.actor_id() AS actor_id)))))))
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all) OR (EXISTS ( SELECT
   FROM unit u
  WHERE ((u.id = application.unit_id) AND (u.landlord_id = ( SELECT app.actor_id() AS actor_id)))))));

create table arrears_count (
  scope_id uuid not null,
  estate_id uuid not null,
  landlord_id uuid,
  oldest_due date not null,
  count bigint not null,
  constraint arrears_count_scope_id_oldest_due_estate_id_landlord_id_key UNIQUE NULLS NOT DISTINCT (scope_id, oldest_due, estate_id, landlord_id)
) with (fillfactor=60);
CREATE TRIGGER tally_month AFTER INSERT OR UPDATE ON public.arrears_count FOR EACH ROW EXECUTE FUNCTION app.tally_arrears_month();
grant select on arrears_count to gida_app;
create policy scope on arrears_count for select
  using (((landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table arrears_month (
  scope_id uuid not null,
  estate_id uuid not null,
  landlord_id uuid,
  month date not null,
  count bigint not null,
  constraint arrears_month_scope_id_month_estate_id_landlord_id_key UNIQUE NULLS NOT DISTINCT (scope_id, month, estate_id, landlord_id)
) with (fillfactor=60);
grant select on arrears_month to gida_app;
create policy scope on arrears_month for select
  using (((landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table asset (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  property_id uuid,
  unit_id uuid,
  parent_id uuid,
  kind asset_kind not null,
  name text not null,
  maker text not null default ''::text,
  model text not null default ''::text,
  serial text not null default ''::text,
  rating integer,
  rating_unit rating_unit,
  in_service_on date,
  warranty_until date,
  warranty_terms text not null default ''::text,
  note text not null default ''::text,
  vendor_id uuid,
  status asset_status not null default 'WORKING'::asset_status,
  client_id uuid not null default gen_random_uuid(),
  created_by uuid,
  created_at timestamp with time zone not null default app.now(),
  search_text text generated always as (app.fold(((((((name || ' '::text) || maker) || ' '::text) || model) || ' '::text) || serial))) stored,
  kind_name text not null generated always as (app.text_of(kind)) stored,
  constraint asset_check CHECK (((rating IS NULL) = (rating_unit IS NULL))),
  constraint asset_check1 CHECK ((parent_id <> id)),
  constraint asset_created_by_client_id_key UNIQUE (created_by, client_id),
  constraint asset_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint asset_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint asset_maker_check CHECK ((length(maker) <= 80)),
  constraint asset_model_check CHECK ((length(model) <= 80)),
  constraint asset_name_check CHECK (((length(name) >= 2) AND (length(name) <= 120))),
  constraint asset_note_check CHECK ((length(note) <= 1000)),
  constraint asset_parent_id_fkey FOREIGN KEY (parent_id) REFERENCES asset(id) ON DELETE SET NULL,
  constraint asset_pkey PRIMARY KEY (id),
  constraint asset_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE,
  constraint asset_rating_check CHECK ((rating > 0)),
  constraint asset_serial_check CHECK ((length(serial) <= 80)),
  constraint asset_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE,
  constraint asset_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE SET NULL,
  constraint asset_warranty_terms_check CHECK ((length(warranty_terms) <= 500))
);
CREATE INDEX asset_by_kind ON public.asset USING btree (estate_id, kind_name, name, id);
CREATE INDEX asset_estate_id_name_id_idx ON public.asset USING btree (estate_id, name, id);
CREATE INDEX asset_not_working ON public.asset USING btree (estate_id, status, name, id) WHERE (status <> 'WORKING'::asset_status);
CREATE INDEX asset_parent_id_idx ON public.asset USING btree (parent_id) WHERE (parent_id IS NOT NULL);
CREATE INDEX asset_property_id_idx ON public.asset USING btree (property_id) WHERE (property_id IS NOT NULL);
CREATE INDEX asset_unit_id_idx ON public.asset USING btree (unit_id) WHERE (unit_id IS NOT NULL);
CREATE INDEX asset_vendor_id_idx ON public.asset USING btree (vendor_id) WHERE (vendor_id IS NOT NULL);
CREATE INDEX asset_words ON public.asset USING gin (search_text gin_trgm_ops);
CREATE TRIGGER keep AFTER UPDATE ON public.asset REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('estate_id', 'property_id', 'unit_id', 'kind', 'client_id', 'created_by', 'created_at');
CREATE TRIGGER place BEFORE INSERT ON public.asset FOR EACH ROW EXECUTE FUNCTION app.place_asset();
CREATE TRIGGER refuse_archived_estate AFTER INSERT ON public.asset REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_in_archived_estate();
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.asset REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.asset REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.asset REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on asset to gida_app;
create policy manager_adds on asset for insert
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy manager_changes on asset for update
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy staff on asset for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ((unit_id IS NULL) AND (property_id = ANY (( SELECT app.assigned_properties() AS assigned_properties)::uuid[]))) OR ((property_id IS NULL) AND (estate_id = ANY (( SELECT app.staffed_estates() AS staffed_estates)::uuid[]))) OR ( SELECT app.sees_all() AS sees_all)));

create table asset_file (
  id uuid not null default uuidv7(),
  asset_id uuid,
  uploaded_by uuid not null,
  client_id uuid not null,
  kind attachment_kind not null,
  name text not null,
  content_type text not null,
  size integer not null,
  sha256 bytea not null,
  width integer,
  height integer,
  created_at timestamp with time zone not null default app.now(),
  step_id uuid,
  constraint asset_file_asset_id_fkey FOREIGN KEY (asset_id) REFERENCES asset(id) ON DELETE CASCADE,
  constraint asset_file_check CHECK ((((kind = 'PICTURE'::attachment_kind) = (width IS NOT NULL)) AND ((width IS NULL) = (height IS NULL)))),
  constraint asset_file_check1 CHECK (((asset_id IS NULL) <> (step_id IS NULL))),
  constraint asset_file_kind_check CHECK ((kind <> 'AUDIO'::attachment_kind)),
  constraint asset_file_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint asset_file_pkey PRIMARY KEY (id),
  constraint asset_file_size_check CHECK ((size > 0)),
  constraint asset_file_step_id_fkey FOREIGN KEY (step_id) REFERENCES checklist_step(id) ON DELETE CASCADE,
  constraint asset_file_uploaded_by_client_id_key UNIQUE (uploaded_by, client_id),
  constraint asset_file_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id)
);
CREATE INDEX asset_file_asset_id_id_idx ON public.asset_file USING btree (asset_id, id);
CREATE INDEX asset_file_step_id_idx ON public.asset_file USING btree (step_id) WHERE (step_id IS NOT NULL);
grant insert, select on asset_file to gida_app;
create policy staff on asset_file for select
  using (app.staffs_asset(asset_id));
create policy staff_adds on asset_file for insert
  with check ((( SELECT app.is_system() AS is_system) OR ((uploaded_by = ( SELECT app.actor_id() AS actor_id)) AND app.staffs_asset(asset_id))));
create policy step_doer on asset_file for insert
  with check (((step_id IS NOT NULL) AND (uploaded_by = ( SELECT app.actor_id() AS actor_id)) AND app.does_work(app.order_of_step(step_id))));
create policy step_reader on asset_file for select
  using (((step_id IS NOT NULL) AND app.reads_work(app.order_of_step(step_id))));

create table asset_plan (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  property_id uuid,
  unit_id uuid,
  asset_id uuid,
  title text not null,
  instructions text not null default ''::text,
  category maintenance_category not null,
  priority maintenance_priority not null default 'MEDIUM'::maintenance_priority,
  estimate bigint,
  lead_days integer not null default 0,
  steps jsonb not null default '[]'::jsonb,
  anchor plan_anchor not null default 'SCHEDULED'::plan_anchor,
  rule text,
  starts_on date not null,
  moves_to_working_day boolean not null default false,
  every_hours integer,
  or_months integer,
  status plan_status not null default 'ACTIVE'::plan_status,
  ended_reason text not null default ''::text,
  counts_from date not null,
  from_hours integer not null default 0,
  next_on date,
  created_by uuid,
  created_at timestamp with time zone not null default app.now(),
  first_on date,
  client_id uuid,
  sent_sha256 bytea,
  constraint asset_plan_asset_id_fkey FOREIGN KEY (asset_id) REFERENCES asset(id) ON DELETE CASCADE,
  constraint asset_plan_check CHECK (((rule IS NULL) <> (every_hours IS NULL))),
  constraint asset_plan_check1 CHECK (((or_months IS NULL) OR (every_hours IS NOT NULL))),
  constraint asset_plan_check2 CHECK (((every_hours IS NULL) OR (asset_id IS NOT NULL))),
  constraint asset_plan_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint asset_plan_ended_reason_check CHECK ((length(ended_reason) <= 1000)),
  constraint asset_plan_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint asset_plan_estimate_check CHECK ((estimate > 0)),
  constraint asset_plan_every_hours_check CHECK ((every_hours > 0)),
  constraint asset_plan_from_hours_check CHECK ((from_hours >= 0)),
  constraint asset_plan_instructions_check CHECK ((length(instructions) <= 4000)),
  constraint asset_plan_lead_days_check CHECK (((lead_days >= 0) AND (lead_days <= 60))),
  constraint asset_plan_or_months_check CHECK ((or_months > 0)),
  constraint asset_plan_pkey PRIMARY KEY (id),
  constraint asset_plan_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE,
  constraint asset_plan_rule_check CHECK ((length(rule) <= 300)),
  constraint asset_plan_sent_sha256_check CHECK ((length(sent_sha256) = 32)),
  constraint asset_plan_title_check CHECK (((length(title) >= 3) AND (length(title) <= 160))),
  constraint asset_plan_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE
);
CREATE INDEX asset_plan_asset_id_idx ON public.asset_plan USING btree (asset_id) WHERE (asset_id IS NOT NULL);
CREATE INDEX asset_plan_created_by_idx ON public.asset_plan USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX asset_plan_estate_id_next_on_id_idx ON public.asset_plan USING btree (estate_id, next_on, id);
CREATE INDEX asset_plan_first ON public.asset_plan USING btree (estate_id, first_on, id) WHERE (status = 'ACTIVE'::plan_status);
CREATE INDEX asset_plan_property_id_idx ON public.asset_plan USING btree (property_id) WHERE (property_id IS NOT NULL);
CREATE UNIQUE INDEX asset_plan_sent ON public.asset_plan USING btree (created_by, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX asset_plan_unit_id_idx ON public.asset_plan USING btree (unit_id) WHERE (unit_id IS NOT NULL);
CREATE TRIGGER first_day BEFORE INSERT OR UPDATE OF next_on ON public.asset_plan FOR EACH ROW EXECUTE FUNCTION app.note_first_day();
CREATE TRIGGER keep AFTER UPDATE ON public.asset_plan REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('estate_id', 'property_id', 'unit_id', 'asset_id', 'created_by', 'created_at');
CREATE TRIGGER place BEFORE INSERT ON public.asset_plan FOR EACH ROW EXECUTE FUNCTION app.place_asset();
CREATE TRIGGER refuse_archived_estate AFTER INSERT ON public.asset_plan REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_in_archived_estate();
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.asset_plan REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.asset_plan REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.asset_plan REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on asset_plan to gida_app;
create policy manager_adds on asset_plan for insert
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy manager_changes on asset_plan for update
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy staff on asset_plan for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ((unit_id IS NULL) AND (property_id = ANY (( SELECT app.assigned_properties() AS assigned_properties)::uuid[]))) OR ((property_id IS NULL) AND (estate_id = ANY (( SELECT app.staffed_estates() AS staffed_estates)::uuid[]))) OR ( SELECT app.sees_all() AS sees_all)));

create table asset_reading (
  id uuid not null default uuidv7(),
  asset_id uuid not null,
  kind reading_kind not null,
  series integer not null,
  meter integer not null,
  total integer not null,
  read_at timestamp with time zone not null,
  photo_id uuid,
  client_id uuid not null default gen_random_uuid(),
  read_by uuid,
  created_at timestamp with time zone not null default app.now(),
  constraint asset_reading_asset_id_fkey FOREIGN KEY (asset_id) REFERENCES asset(id) ON DELETE CASCADE,
  constraint asset_reading_meter_check CHECK ((meter >= 0)),
  constraint asset_reading_photo_id_fkey FOREIGN KEY (photo_id) REFERENCES asset_file(id) ON DELETE SET NULL,
  constraint asset_reading_pkey PRIMARY KEY (id),
  constraint asset_reading_read_by_client_id_key UNIQUE (read_by, client_id),
  constraint asset_reading_read_by_fkey FOREIGN KEY (read_by) REFERENCES users(id),
  constraint asset_reading_series_check CHECK ((series > 0)),
  constraint asset_reading_total_check CHECK ((total >= 0))
);
CREATE INDEX asset_reading_asset_id_read_at_id_idx ON public.asset_reading USING btree (asset_id, read_at DESC, id DESC);
CREATE INDEX asset_reading_photo_id_idx ON public.asset_reading USING btree (photo_id) WHERE (photo_id IS NOT NULL);
grant insert, select on asset_reading to gida_app;
create policy staff on asset_reading for select
  using (app.staffs_asset(asset_id));
create policy staff_adds on asset_reading for insert
  with check ((( SELECT app.is_system() AS is_system) OR ((read_by = ( SELECT app.actor_id() AS actor_id)) AND app.staffs_asset(asset_id))));

create table asset_request (
  asset_id uuid not null,
  request_id uuid not null,
  constraint asset_request_asset_id_fkey FOREIGN KEY (asset_id) REFERENCES asset(id) ON DELETE CASCADE,
  constraint asset_request_pkey PRIMARY KEY (request_id),
  constraint asset_request_request_id_fkey FOREIGN KEY (request_id) REFERENCES maintenance_request(id) ON DELETE CASCADE
);
CREATE INDEX asset_request_asset_id_idx ON public.asset_request USING btree (asset_id);
grant insert, select, update on asset_request to gida_app;
create policy staff on asset_request
  using (app.staffs_asset(asset_id))
  with check ((app.staffs_asset(asset_id) AND app.runs_request(request_id)));

create table asset_status_log (
  id uuid not null default uuidv7(),
  asset_id uuid not null,
  at timestamp with time zone not null default app.now(),
  status asset_status not null,
  note text not null default ''::text,
  actor_id uuid,
  constraint asset_status_log_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint asset_status_log_asset_id_fkey FOREIGN KEY (asset_id) REFERENCES asset(id) ON DELETE CASCADE,
  constraint asset_status_log_note_check CHECK ((length(note) <= 1000)),
  constraint asset_status_log_pkey PRIMARY KEY (id)
);
CREATE INDEX asset_status_log_actor_id_idx ON public.asset_status_log USING btree (actor_id) WHERE (actor_id IS NOT NULL);
CREATE INDEX asset_status_log_asset_id_at_idx ON public.asset_status_log USING btree (asset_id, at);
grant insert, select on asset_status_log to gida_app;
create policy staff on asset_status_log for select
  using (app.staffs_asset(asset_id));
create policy staff_adds on asset_status_log for insert
  with check ((( SELECT app.is_system() AS is_system) OR ((actor_id = ( SELECT app.actor_id() AS actor_id)) AND app.staffs_asset(asset_id))));

create table asset_work (
  asset_id uuid not null,
  order_id uuid not null,
  constraint asset_work_asset_id_fkey FOREIGN KEY (asset_id) REFERENCES asset(id) ON DELETE CASCADE,
  constraint asset_work_order_id_fkey FOREIGN KEY (order_id) REFERENCES work_order(id) ON DELETE CASCADE,
  constraint asset_work_pkey PRIMARY KEY (order_id)
);
CREATE INDEX asset_work_asset_id_idx ON public.asset_work USING btree (asset_id);
grant insert, select, update on asset_work to gida_app;
create policy staff on asset_work
  using (app.staffs_asset(asset_id))
  with check ((app.staffs_asset(asset_id) AND app.runs_work(order_id)));

create table audit_change (
  id bigint not null generated always as identity,
  at timestamp with time zone not null,
  acting text,
  origin jsonb,
  operation audit_operation not null,
  table_name text not null,
  subject_type text not null,
  subject_id uuid,
  place hstore not null,
  before hstore,
  after hstore,
  constraint audit_change_pkey PRIMARY KEY (id)
);
grant delete, select on audit_change to gida_app;
create policy system on audit_change
  using (( SELECT app.is_system() AS is_system));

create table audit_entry (
  number bigint not null,
  text text not null,
  hash bytea not null,
  previous_hash bytea not null,
  id uuid not null generated always as ((encode(SUBSTRING(hash FROM 1 FOR 16), 'hex'::text))::uuid) stored,
  at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  actor_id uuid,
  action text not null,
  operation audit_operation not null,
  table_name text not null,
  subject_type text not null,
  subject_id uuid,
  estate_id uuid,
  landlord_id uuid,
  person_id uuid,
  constraint audit_entry_hash_check CHECK ((length(hash) = 32)),
  constraint audit_entry_id_key UNIQUE (id),
  constraint audit_entry_number_check CHECK ((number > 0)),
  constraint audit_entry_pkey PRIMARY KEY (number),
  constraint audit_entry_previous_hash_check CHECK ((length(previous_hash) = 32))
);
CREATE INDEX audit_entry_actor_id_number_idx ON public.audit_entry USING btree (actor_id, number);
CREATE INDEX audit_entry_estate_id_number_id_idx ON public.audit_entry USING btree (estate_id, number, id);
CREATE INDEX audit_entry_landlord_id_number_id_idx ON public.audit_entry USING btree (landlord_id, number, id) WHERE (landlord_id IS NOT NULL);
CREATE INDEX audit_entry_person_id_idx ON public.audit_entry USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX audit_entry_rare ON public.audit_entry USING btree (subject_type, number, id) WHERE (subject_type <> ALL (ARRAY['payment'::text, 'charge'::text, 'refund'::text, 'lease'::text]));
CREATE INDEX audit_entry_rare_of_estate ON public.audit_entry USING btree (estate_id, subject_type, number, id) WHERE (subject_type <> ALL (ARRAY['payment'::text, 'charge'::text, 'refund'::text, 'lease'::text]));
CREATE INDEX audit_entry_rare_of_landlord ON public.audit_entry USING btree (landlord_id, subject_type, number, id) WHERE ((landlord_id IS NOT NULL) AND (subject_type <> ALL (ARRAY['payment'::text, 'charge'::text, 'refund'::text, 'lease'::text])));
CREATE INDEX audit_entry_recorded_at_number_idx ON public.audit_entry USING btree (recorded_at, number);
CREATE INDEX audit_entry_subject_id_number_id_idx ON public.audit_entry USING btree (subject_id, number, id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_entry FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
grant insert, select on audit_entry to gida_app;
create policy reader on audit_entry for select
  using ((( SELECT app.sees_all() AS sees_all) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ((landlord_id = ( SELECT app.actor_id() AS actor_id)) AND (( SELECT app.actor_role() AS actor_role) = 'LANDLORD'::text)) OR ((estate_id IS NULL) AND (subject_type = 'person'::text) AND (subject_id = ANY (( SELECT app.people_of_estates() AS people_of_estates)::uuid[])))));
create policy system on audit_entry for insert
  with check (( SELECT app.is_system() AS is_system));

create table audit_key (
  verifier text not null,
  first_used_at timestamp with time zone not null default app.now(),
  constraint audit_key_pkey PRIMARY KEY (verifier)
);
grant insert, select on audit_key to gida_app;
create policy everybody on audit_key for select
  using (true);
create policy system on audit_key for insert
  with check (( SELECT app.is_system() AS is_system));

create table audit_root (
  day date not null,
  first_number bigint not null,
  last_number bigint not null,
  text text not null,
  signature text not null,
  created_at timestamp with time zone not null default app.now(),
  constraint audit_root_first_number_fkey FOREIGN KEY (first_number) REFERENCES audit_entry(number),
  constraint audit_root_first_number_key UNIQUE (first_number),
  constraint audit_root_last_number_fkey FOREIGN KEY (last_number) REFERENCES audit_entry(number),
  constraint audit_root_last_number_key UNIQUE (last_number),
  constraint audit_root_pkey PRIMARY KEY (day)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.audit_root FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
grant insert, select on audit_root to gida_app;
create policy everybody on audit_root for select
  using (true);
create policy system on audit_root for insert
  with check (( SELECT app.is_system() AS is_system));

create table audit_value (
  number bigint not null,
  field text not null,
  salt bytea not null,
  value text not null,
  recorded_at timestamp with time zone not null,
  constraint audit_value_number_fkey FOREIGN KEY (number) REFERENCES audit_entry(number),
  constraint audit_value_pkey PRIMARY KEY (number, field),
  constraint audit_value_salt_check CHECK ((length(salt) = 16))
);
CREATE INDEX audit_value_recorded_at_idx ON public.audit_value USING btree (recorded_at) WHERE (field ~~ 'from.%'::text);
CREATE TRIGGER keep BEFORE UPDATE OR TRUNCATE ON public.audit_value FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
grant delete, insert, select on audit_value to gida_app;
create policy erased on audit_value for delete
  using (( SELECT app.is_system() AS is_system));
create policy reader on audit_value for select
  using ((EXISTS ( SELECT
   FROM audit_entry e
  WHERE (e.number = audit_value.number))));
create policy system on audit_value for insert
  with check (( SELECT app.is_system() AS is_system));

create table autopay_attempt (
  autopay_charge_id uuid not null,
  attempt integer not null,
  payment_id uuid not null,
  constraint autopay_attempt_autopay_charge_id_fkey FOREIGN KEY (autopay_charge_id) REFERENCES autopay_charge(id),
  constraint autopay_attempt_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint autopay_attempt_payment_id_key UNIQUE (payment_id),
  constraint autopay_attempt_pkey PRIMARY KEY (autopay_charge_id, attempt)
);
grant insert, select on autopay_attempt to gida_app;
create policy self on autopay_attempt for select
  using ((EXISTS ( SELECT
   FROM autopay_charge d
  WHERE (d.id = autopay_attempt.autopay_charge_id))));
create policy system on autopay_attempt for insert
  with check (( SELECT app.is_system() AS is_system));

create table autopay_charge (
  id uuid not null default uuidv7(),
  instruction_id uuid not null,
  charge_id uuid not null,
  tenant_id uuid not null,
  amount bigint not null,
  charge_on date not null,
  status autopay_charge_status not null default 'PLANNED'::text,
  noticed_at timestamp with time zone,
  failures integer not null default 0,
  failure text,
  created_at timestamp with time zone not null default app.now(),
  constraint autopay_charge_amount_check CHECK ((amount > 0)),
  constraint autopay_charge_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES charge(id),
  constraint autopay_charge_instruction_id_charge_id_key UNIQUE (instruction_id, charge_id),
  constraint autopay_charge_instruction_id_fkey FOREIGN KEY (instruction_id) REFERENCES autopay_instruction(id),
  constraint autopay_charge_pkey PRIMARY KEY (id),
  constraint autopay_charge_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES users(id)
);
CREATE INDEX autopay_charge_charge_id_idx ON public.autopay_charge USING btree (charge_id);
CREATE INDEX autopay_charge_to_do ON public.autopay_charge USING btree (charge_on) WHERE ((status)::text = 'PLANNED'::text);
grant insert, select, update on autopay_charge to gida_app;
create policy self on autopay_charge
  using (((tenant_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)))
  with check (((tenant_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));

create table autopay_instruction (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  lease_id uuid not null,
  unit_id uuid not null,
  tenant_id uuid not null,
  method_id uuid not null,
  transaction_types text[] not null,
  ceiling bigint not null,
  day_offset integer not null,
  status autopay_status not null default 'ACTIVE'::text,
  reason text,
  takes_from date not null,
  changed_at timestamp with time zone not null default app.now(),
  created_at timestamp with time zone not null default app.now(),
  constraint autopay_instruction_ceiling_check CHECK ((ceiling > 0)),
  constraint autopay_instruction_check CHECK ((((status)::text = 'ACTIVE'::text) = (reason IS NULL))),
  constraint autopay_instruction_day_offset_check CHECK (((day_offset >= '-14'::integer) AND (day_offset <= 7))),
  constraint autopay_instruction_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint autopay_instruction_lease_id_fkey FOREIGN KEY (lease_id) REFERENCES lease(id),
  constraint autopay_instruction_method_id_fkey FOREIGN KEY (method_id) REFERENCES payment_method(id),
  constraint autopay_instruction_pkey PRIMARY KEY (id),
  constraint autopay_instruction_reason_check CHECK ((reason = ANY (ARRAY['BY_TENANT'::text, 'SHORT_OF_FUNDS'::text, 'CARD_DECLINED'::text, 'CARD_EXPIRED'::text, 'CARD_REMOVED'::text, 'LEASE_ENDED'::text]))),
  constraint autopay_instruction_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES users(id),
  constraint autopay_instruction_transaction_types_check CHECK ((cardinality(transaction_types) > 0)),
  constraint autopay_instruction_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(id)
);
CREATE INDEX autopay_instruction_estate_id_idx ON public.autopay_instruction USING btree (estate_id) WHERE ((status)::text <> 'CANCELLED'::text);
CREATE INDEX autopay_instruction_method_id_idx ON public.autopay_instruction USING btree (method_id) WHERE ((status)::text <> 'CANCELLED'::text);
CREATE UNIQUE INDEX autopay_instruction_once ON public.autopay_instruction USING btree (lease_id) WHERE ((status)::text <> 'CANCELLED'::text);
CREATE INDEX autopay_instruction_tenant_id_idx ON public.autopay_instruction USING btree (tenant_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.autopay_instruction FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('lease', 'lease_id', 'changed_at');
CREATE TRIGGER audit_update AFTER UPDATE ON public.autopay_instruction FOR EACH ROW WHEN ((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.lease_id IS DISTINCT FROM new.lease_id)) OR (old.unit_id IS DISTINCT FROM new.unit_id)) OR (old.tenant_id IS DISTINCT FROM new.tenant_id)) OR (old.method_id IS DISTINCT FROM new.method_id)) OR (old.transaction_types IS DISTINCT FROM new.transaction_types)) OR (old.ceiling IS DISTINCT FROM new.ceiling)) OR (old.day_offset IS DISTINCT FROM new.day_offset)) OR ((old.status)::text IS DISTINCT FROM (new.status)::text)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.takes_from IS DISTINCT FROM new.takes_from)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('lease', 'lease_id', 'changed_at');
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.autopay_instruction REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on autopay_instruction to gida_app;
create policy change on autopay_instruction for update
  using (((tenant_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)))
  with check (((tenant_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));
create policy make on autopay_instruction for insert
  with check (((tenant_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));
create policy of_estate on autopay_instruction for select
  using (((tenant_id = ( SELECT app.actor_id() AS actor_id)) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table bank_account (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  bank_name text not null,
  account_number text not null,
  account_name text not null,
  created_by uuid not null,
  retired_at timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  constraint bank_account_account_name_check CHECK (((length(account_name) >= 2) AND (length(account_name) <= 120))),
  constraint bank_account_account_number_check CHECK ((account_number ~ '^[0-9]{10}$'::text)),
  constraint bank_account_bank_name_check CHECK (((length(bank_name) >= 2) AND (length(bank_name) <= 60))),
  constraint bank_account_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint bank_account_estate_id_account_number_key UNIQUE (estate_id, account_number),
  constraint bank_account_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint bank_account_owning_estate UNIQUE (id, estate_id),
  constraint bank_account_pkey PRIMARY KEY (id)
);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.bank_account FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.bank_account FOR EACH ROW WHEN (((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.bank_name IS DISTINCT FROM new.bank_name)) OR (old.account_number IS DISTINCT FROM new.account_number)) OR (old.account_name IS DISTINCT FROM new.account_name)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (old.retired_at IS DISTINCT FROM new.retired_at)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.bank_account REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.bank_account REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.bank_account REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update (retired_at) on bank_account to gida_app;
create policy manager on bank_account
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)))
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy served on bank_account for select
  using ((EXISTS ( SELECT
   FROM bank_account_estate e
  WHERE ((e.bank_account_id = bank_account.id) AND ((bank_account.retired_at IS NULL) OR (e.estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])))))));

create table bank_account_estate (
  bank_account_id uuid not null,
  owning_estate_id uuid not null,
  estate_id uuid not null,
  shown_from timestamp with time zone not null default app.now(),
  added_by uuid not null,
  added_at timestamp with time zone not null default app.now(),
  removed_at timestamp with time zone,
  constraint bank_account_estate_added_by_fkey FOREIGN KEY (added_by) REFERENCES users(id),
  constraint bank_account_estate_bank_account_id_owning_estate_id_fkey FOREIGN KEY (bank_account_id, owning_estate_id) REFERENCES bank_account(id, estate_id),
  constraint bank_account_estate_check CHECK (((removed_at IS NULL) OR (estate_id <> owning_estate_id))),
  constraint bank_account_estate_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint bank_account_estate_pkey PRIMARY KEY (bank_account_id, estate_id)
);
CREATE INDEX bank_account_estate_estate_id_idx ON public.bank_account_estate USING btree (estate_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.bank_account_estate FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.bank_account_estate FOR EACH ROW WHEN ((((((((old.bank_account_id IS DISTINCT FROM new.bank_account_id) OR (old.owning_estate_id IS DISTINCT FROM new.owning_estate_id)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.shown_from IS DISTINCT FROM new.shown_from)) OR (old.added_by IS DISTINCT FROM new.added_by)) OR (old.added_at IS DISTINCT FROM new.added_at)) OR (old.removed_at IS DISTINCT FROM new.removed_at))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.bank_account_estate REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.bank_account_estate REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.bank_account_estate REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update (removed_at, shown_from) on bank_account_estate to gida_app;
create policy manager_adds on bank_account_estate for insert
  with check ((((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) AND (owning_estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[]))) OR ( SELECT app.sees_all() AS sees_all)));
create policy manager_changes on bank_account_estate for update
  using ((((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) AND (owning_estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[]))) OR ( SELECT app.sees_all() AS sees_all)));
create policy of_estate on bank_account_estate for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all) OR ((shown_from <= app.now()) AND (removed_at IS NULL) AND (EXISTS ( SELECT
   FROM lease l
  WHERE ((l.estate_id = bank_account_estate.estate_id) AND (l.tenant_id = ( SELECT app.actor_id() AS actor_id))))))));

create table bank_balance (
  estate_id uuid not null,
  day date not null,
  amount bigint not null,
  recorded_by uuid not null,
  recorded_at timestamp with time zone not null default app.now(),
  constraint bank_balance_amount_check CHECK ((amount >= 0)),
  constraint bank_balance_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint bank_balance_pkey PRIMARY KEY (estate_id, day),
  constraint bank_balance_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id)
);
CREATE INDEX bank_balance_recorded_by_idx ON public.bank_balance USING btree (recorded_by);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.bank_balance FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.bank_balance FOR EACH ROW WHEN ((((((old.estate_id IS DISTINCT FROM new.estate_id) OR (old.day IS DISTINCT FROM new.day)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.recorded_by IS DISTINCT FROM new.recorded_by)) OR (old.recorded_at IS DISTINCT FROM new.recorded_at))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.bank_balance REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.bank_balance REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.bank_balance REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on bank_balance to gida_app;
create policy manager on bank_balance for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on bank_balance
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table bank_line (
  id uuid not null default uuidv7(),
  bank_account_id uuid not null,
  estate_id uuid not null,
  statement_id uuid not null,
  day date not null,
  amount bigint not null,
  reference text not null,
  narration text not null,
  payer text not null,
  fingerprint text not null,
  state bank_line_state not null,
  is_held boolean not null default false,
  doubt text,
  reasons text[] not null default '{}'::text[],
  dismissal text,
  note text,
  settled_by uuid,
  settled_at timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  constraint bank_line_amount_check CHECK ((amount > 0)),
  constraint bank_line_bank_account_id_fingerprint_key UNIQUE (bank_account_id, fingerprint),
  constraint bank_line_bank_account_id_fkey FOREIGN KEY (bank_account_id) REFERENCES bank_account(id),
  constraint bank_line_check CHECK ((((state)::text = 'DISMISSED'::text) = (dismissal IS NOT NULL))),
  constraint bank_line_check1 CHECK ((((state)::text = 'UNASSIGNED'::text) = (settled_at IS NULL))),
  constraint bank_line_dismissal_check CHECK ((dismissal = ANY (ARRAY['RECORDED_ALREADY'::text, 'NOT_OURS'::text]))),
  constraint bank_line_doubt_check CHECK ((doubt = ANY (ARRAY['SAME_REFERENCE'::text, 'OTHER_STATEMENT'::text, 'RECORDED_ALREADY'::text]))),
  constraint bank_line_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint bank_line_pkey PRIMARY KEY (id),
  constraint bank_line_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES users(id),
  constraint bank_line_statement_id_fkey FOREIGN KEY (statement_id) REFERENCES bank_statement(id)
);
CREATE INDEX bank_line_bank_account_id_amount_day_idx ON public.bank_line USING btree (bank_account_id, amount, day);
CREATE INDEX bank_line_bank_account_id_reference_idx ON public.bank_line USING btree (bank_account_id, reference) WHERE (reference <> ''::text);
CREATE INDEX bank_line_estate_id_state_day_id_idx ON public.bank_line USING btree (estate_id, state, day DESC, id DESC);
CREATE INDEX bank_line_statement_id_idx ON public.bank_line USING btree (statement_id);
CREATE TRIGGER audit AFTER DELETE ON public.bank_line FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('bank_line', 'id', 'fingerprint');
CREATE TRIGGER audit_update AFTER UPDATE ON public.bank_line FOR EACH ROW WHEN (((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.bank_account_id IS DISTINCT FROM new.bank_account_id)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.statement_id IS DISTINCT FROM new.statement_id)) OR (old.day IS DISTINCT FROM new.day)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.reference IS DISTINCT FROM new.reference)) OR (old.narration IS DISTINCT FROM new.narration)) OR (old.payer IS DISTINCT FROM new.payer)) OR ((old.state)::text IS DISTINCT FROM (new.state)::text)) OR (old.is_held IS DISTINCT FROM new.is_held)) OR (old.doubt IS DISTINCT FROM new.doubt)) OR (old.reasons IS DISTINCT FROM new.reasons)) OR (old.dismissal IS DISTINCT FROM new.dismissal)) OR (old.note IS DISTINCT FROM new.note)) OR (old.settled_by IS DISTINCT FROM new.settled_by)) OR (old.settled_at IS DISTINCT FROM new.settled_at)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('bank_line', 'id', 'fingerprint');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.bank_line REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.bank_line REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.bank_line REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on bank_line to gida_app;
create policy hold on bank_line for update
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)))
  with check (( SELECT app.is_system() AS is_system));
create policy manager on bank_line for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on bank_line for insert
  with check (( SELECT app.is_system() AS is_system));

create table bank_line_payment (
  bank_line_id uuid not null,
  payment_id uuid not null,
  lease_id uuid not null,
  amount bigint not null,
  taken_back_at timestamp with time zone,
  taken_back_by uuid,
  taken_back_reason text,
  constraint bank_line_payment_amount_check CHECK ((amount > 0)),
  constraint bank_line_payment_bank_line_id_fkey FOREIGN KEY (bank_line_id) REFERENCES bank_line(id),
  constraint bank_line_payment_check CHECK (((taken_back_at IS NULL) = (taken_back_by IS NULL))),
  constraint bank_line_payment_check1 CHECK (((taken_back_at IS NULL) = (taken_back_reason IS NULL))),
  constraint bank_line_payment_lease_id_fkey FOREIGN KEY (lease_id) REFERENCES lease(id),
  constraint bank_line_payment_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint bank_line_payment_payment_id_key UNIQUE (payment_id),
  constraint bank_line_payment_pkey PRIMARY KEY (bank_line_id, payment_id),
  constraint bank_line_payment_taken_back_by_fkey FOREIGN KEY (taken_back_by) REFERENCES users(id),
  constraint bank_line_payment_taken_back_reason_check CHECK (((length(taken_back_reason) >= 1) AND (length(taken_back_reason) <= 300)))
);
CREATE INDEX bank_line_payment_lease_id_idx ON public.bank_line_payment USING btree (lease_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.bank_line_payment FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('bank_line', 'bank_line_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.bank_line_payment FOR EACH ROW WHEN ((((((((old.bank_line_id IS DISTINCT FROM new.bank_line_id) OR (old.payment_id IS DISTINCT FROM new.payment_id)) OR (old.lease_id IS DISTINCT FROM new.lease_id)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.taken_back_at IS DISTINCT FROM new.taken_back_at)) OR (old.taken_back_by IS DISTINCT FROM new.taken_back_by)) OR (old.taken_back_reason IS DISTINCT FROM new.taken_back_reason))) EXECUTE FUNCTION app.lay_change_aside('bank_line', 'bank_line_id');
grant insert, select, update on bank_line_payment to gida_app;
create policy system on bank_line_payment
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));
create policy with_line on bank_line_payment for select
  using ((EXISTS ( SELECT
   FROM bank_line b
  WHERE (b.id = bank_line_payment.bank_line_id))));

create table bank_statement (
  id uuid not null default uuidv7(),
  bank_account_id uuid not null,
  estate_id uuid not null,
  file_name text not null,
  state statement_state not null default 'READ'::text,
  header_row integer not null,
  columns jsonb not null,
  found jsonb not null,
  progress_done integer not null default 0,
  progress_of integer not null default 0,
  posted integer not null default 0,
  unassigned integer not null default 0,
  seen_before integer not null default 0,
  posted_amount bigint not null default 0,
  unassigned_amount bigint not null default 0,
  failure text,
  created_by uuid not null,
  finished_at timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  constraint bank_statement_bank_account_id_fkey FOREIGN KEY (bank_account_id) REFERENCES bank_account(id),
  constraint bank_statement_check CHECK ((((state)::text = 'FAILED'::text) = (failure IS NOT NULL))),
  constraint bank_statement_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint bank_statement_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint bank_statement_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200))),
  constraint bank_statement_header_row_check CHECK ((header_row >= 0)),
  constraint bank_statement_pkey PRIMARY KEY (id)
);
CREATE INDEX bank_statement_bank_account_id_created_at_idx ON public.bank_statement USING btree (bank_account_id, created_at DESC);
CREATE INDEX bank_statement_estate_id_created_at_id_idx ON public.bank_statement USING btree (estate_id, created_at DESC, id DESC);
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.bank_statement REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.bank_statement REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.bank_statement REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on bank_statement to gida_app;
create policy manager on bank_statement
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)))
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table breach (
  id uuid not null default uuidv7(),
  title text not null,
  happened text not null,
  noticed_at timestamp with time zone not null,
  registered_at timestamp with time zone not null default app.now(),
  registered_by uuid not null,
  data_kinds text[] not null default '{}'::text[],
  people_about integer,
  effects text not null default ''::text,
  measures text not null default ''::text,
  risk breach_risk,
  risk_reason text,
  decided_by uuid,
  frozen_at timestamp with time zone,
  scoped_at timestamp with time zone,
  decided_at timestamp with time zone,
  drafted_at timestamp with time zone,
  commission_told_at timestamp with time zone,
  people_told_at timestamp with time zone,
  closed_at timestamp with time zone,
  closed_by uuid,
  lesson text,
  constraint breach_check CHECK ((noticed_at <= registered_at)),
  constraint breach_check1 CHECK ((num_nonnulls(risk, risk_reason, decided_by, decided_at) = ANY (ARRAY[0, 4]))),
  constraint breach_check2 CHECK ((num_nonnulls(closed_at, closed_by, lesson) = ANY (ARRAY[0, 3]))),
  constraint breach_check3 CHECK (((closed_at IS NULL) OR (risk IS NOT NULL))),
  constraint breach_check4 CHECK (((commission_told_at >= noticed_at) AND (people_told_at >= noticed_at))),
  constraint breach_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(id),
  constraint breach_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint breach_effects_check CHECK ((length(effects) <= 4000)),
  constraint breach_happened_check CHECK (((length(happened) >= 3) AND (length(happened) <= 4000))),
  constraint breach_lesson_check CHECK (((length(lesson) >= 3) AND (length(lesson) <= 2000))),
  constraint breach_measures_check CHECK ((length(measures) <= 4000)),
  constraint breach_people_about_check CHECK ((people_about >= 0)),
  constraint breach_pkey PRIMARY KEY (id),
  constraint breach_registered_by_fkey FOREIGN KEY (registered_by) REFERENCES users(id),
  constraint breach_risk_reason_check CHECK (((length(risk_reason) >= 3) AND (length(risk_reason) <= 2000))),
  constraint breach_title_check CHECK (((length(title) >= 3) AND (length(title) <= 120)))
);
CREATE INDEX breach_closed_at_idx ON public.breach USING btree (closed_at) WHERE (closed_at IS NOT NULL);
CREATE INDEX breach_noticed_at_idx ON public.breach USING btree (noticed_at) WHERE (closed_at IS NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.breach FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('breach', 'id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.breach FOR EACH ROW WHEN (((((((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.title IS DISTINCT FROM new.title)) OR (old.happened IS DISTINCT FROM new.happened)) OR (old.noticed_at IS DISTINCT FROM new.noticed_at)) OR (old.registered_at IS DISTINCT FROM new.registered_at)) OR (old.registered_by IS DISTINCT FROM new.registered_by)) OR (old.data_kinds IS DISTINCT FROM new.data_kinds)) OR (old.people_about IS DISTINCT FROM new.people_about)) OR (old.effects IS DISTINCT FROM new.effects)) OR (old.measures IS DISTINCT FROM new.measures)) OR (old.risk IS DISTINCT FROM new.risk)) OR (old.risk_reason IS DISTINCT FROM new.risk_reason)) OR (old.decided_by IS DISTINCT FROM new.decided_by)) OR (old.frozen_at IS DISTINCT FROM new.frozen_at)) OR (old.scoped_at IS DISTINCT FROM new.scoped_at)) OR (old.decided_at IS DISTINCT FROM new.decided_at)) OR (old.drafted_at IS DISTINCT FROM new.drafted_at)) OR (old.commission_told_at IS DISTINCT FROM new.commission_told_at)) OR (old.people_told_at IS DISTINCT FROM new.people_told_at)) OR (old.closed_at IS DISTINCT FROM new.closed_at)) OR (old.closed_by IS DISTINCT FROM new.closed_by)) OR (old.lesson IS DISTINCT FROM new.lesson))) EXECUTE FUNCTION app.lay_change_aside('breach', 'id');
CREATE TRIGGER keep AFTER UPDATE ON public.breach REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('noticed_at', 'registered_at', 'registered_by');
grant insert, select, update on breach to gida_app;
create policy platform on breach
  using (( SELECT app.sees_all() AS sees_all))
  with check (( SELECT app.sees_all() AS sees_all));

create table calendar_entry (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  title text not null,
  notes text not null default ''::text,
  all_day boolean not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  created_at timestamp with time zone not null default app.now(),
  changed_at timestamp with time zone not null default app.now(),
  client_id uuid,
  sent_sha256 bytea,
  constraint calendar_entry_check CHECK (((ends_at > starts_at) AND (ends_at <= (starts_at + '63 days'::interval)))),
  constraint calendar_entry_notes_check CHECK ((length(notes) <= 2000)),
  constraint calendar_entry_pkey PRIMARY KEY (id),
  constraint calendar_entry_sent_sha256_check CHECK ((length(sent_sha256) = 32)),
  constraint calendar_entry_title_check CHECK (((length(title) >= 1) AND (length(title) <= 160))),
  constraint calendar_entry_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX calendar_entry_sent ON public.calendar_entry USING btree (user_id, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX calendar_entry_user_id_starts_at_idx ON public.calendar_entry USING btree (user_id, starts_at);
grant delete, insert, select, update on calendar_entry to gida_app;
create policy self on calendar_entry
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)))
  with check (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));

create table calendar_feed (
  user_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null default app.now(),
  read_at timestamp with time zone,
  constraint calendar_feed_pkey PRIMARY KEY (user_id),
  constraint calendar_feed_token_hash_key UNIQUE (token_hash),
  constraint calendar_feed_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
grant delete, insert, select, update on calendar_feed to gida_app;
create policy self on calendar_feed
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)))
  with check (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));

create table call_hour (
  hour timestamp with time zone not null,
  call text not null,
  count bigint not null,
  errors bigint not null default 0,
  slowest_ms integer not null,
  up_to bigint[] not null,
  constraint call_hour_count_check CHECK ((count > 0)),
  constraint call_hour_pkey PRIMARY KEY (hour, call),
  constraint call_hour_up_to_check CHECK ((array_length(up_to, 1) = 8))
);
grant delete, insert, select, update on call_hour to gida_app;
create policy platform on call_hour for select
  using (( SELECT app.sees_all() AS sees_all));
create policy system on call_hour
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table card_consent (
  payment_id uuid not null,
  user_id uuid not null,
  email text,
  given_at timestamp with time zone not null default app.now(),
  used_at timestamp with time zone,
  constraint card_consent_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint card_consent_pkey PRIMARY KEY (payment_id),
  constraint card_consent_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
grant insert, select, update on card_consent to gida_app;
create policy give on card_consent for insert
  with check (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));
create policy self on card_consent for select
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));
create policy system on card_consent for update
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table cash_banking (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  holder_id uuid not null,
  amount bigint not null,
  banked_on date not null,
  slip text not null,
  evidence_id uuid,
  recorded_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  constraint cash_banking_amount_check CHECK ((amount > 0)),
  constraint cash_banking_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint cash_banking_evidence_id_fkey FOREIGN KEY (evidence_id) REFERENCES evidence(id),
  constraint cash_banking_holder_id_fkey FOREIGN KEY (holder_id) REFERENCES users(id),
  constraint cash_banking_pkey PRIMARY KEY (id),
  constraint cash_banking_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  constraint cash_banking_slip_check CHECK (((length(slip) >= 3) AND (length(slip) <= 60)))
);
CREATE INDEX cash_banking_estate_id_created_at_id_idx ON public.cash_banking USING btree (estate_id, created_at DESC, id DESC);
CREATE INDEX cash_banking_evidence_id_idx ON public.cash_banking USING btree (evidence_id) WHERE (evidence_id IS NOT NULL);
CREATE INDEX cash_banking_holder_id_created_at_id_idx ON public.cash_banking USING btree (holder_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX cash_banking_slip ON public.cash_banking USING btree (estate_id, upper(slip));
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.cash_banking FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.cash_banking FOR EACH ROW WHEN ((((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.holder_id IS DISTINCT FROM new.holder_id)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.banked_on IS DISTINCT FROM new.banked_on)) OR (old.slip IS DISTINCT FROM new.slip)) OR (old.evidence_id IS DISTINCT FROM new.evidence_id)) OR (old.recorded_by IS DISTINCT FROM new.recorded_by)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.cash_banking REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.cash_banking REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.cash_banking REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select on cash_banking to gida_app;
create policy holder_or_manager on cash_banking for select
  using ((((holder_id = ( SELECT app.actor_id() AS actor_id)) AND app.reaches(estate_id)) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on cash_banking for insert
  with check (( SELECT app.is_system() AS is_system));

create table cash_flag (
  payment_id uuid not null,
  kind cash_flag_kind not null,
  estate_id uuid not null,
  tenant_id uuid not null,
  within_days bigint not null,
  limit_amount bigint not null,
  rule text not null,
  noted_at timestamp with time zone not null default app.now(),
  constraint cash_flag_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint cash_flag_limit_amount_check CHECK ((limit_amount > 0)),
  constraint cash_flag_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint cash_flag_pkey PRIMARY KEY (payment_id, kind),
  constraint cash_flag_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES users(id),
  constraint cash_flag_within_days_check CHECK ((within_days > 0))
);
CREATE INDEX cash_flag_estate_id_noted_at_idx ON public.cash_flag USING btree (estate_id, noted_at);
grant insert, select on cash_flag to gida_app;
create policy office on cash_flag for select
  using ((( SELECT app.reads_compliance() AS reads_compliance) AND (tenant_id <> ( SELECT app.actor_id() AS actor_id)) AND ((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all))));
create policy system on cash_flag for insert
  with check (( SELECT app.is_system() AS is_system));

create table charge (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  property_id uuid not null,
  unit_id uuid not null,
  landlord_id uuid,
  tenant_id uuid not null,
  lease_id uuid,
  transaction_type transaction_type not null,
  description text not null,
  amount bigint not null,
  settled_amount bigint not null default 0,
  waived_amount bigint not null default 0,
  open_amount bigint not null generated always as (((((amount - withdrawn_amount) - waived_amount) - settled_amount) - credit_amount)) stored,
  due_date date not null,
  period_start date,
  period_end date,
  key text not null,
  withdrawn_amount bigint not null default 0,
  credit_amount bigint not null default 0,
  credit_commission bigint not null default 0,
  created_at timestamp with time zone not null default app.now(),
  constraint charge_amount_check CHECK ((amount > 0)),
  constraint charge_check CHECK ((((period_start IS NULL) = (period_end IS NULL)) AND (period_end >= period_start))),
  constraint charge_key_key UNIQUE (key),
  constraint charge_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint charge_lease_id_fkey FOREIGN KEY (lease_id) REFERENCES lease(id),
  constraint charge_open_amount_check CHECK ((open_amount >= 0)),
  constraint charge_pkey PRIMARY KEY (id),
  constraint charge_property_id_estate_id_fkey FOREIGN KEY (property_id, estate_id) REFERENCES property(id, estate_id),
  constraint charge_settled_amount_check CHECK ((settled_amount >= 0)),
  constraint charge_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES users(id),
  constraint charge_unit_id_estate_id_fkey FOREIGN KEY (unit_id, estate_id) REFERENCES unit(id, estate_id),
  constraint charge_waived_amount_check CHECK ((waived_amount >= 0)),
  constraint charge_withdrawn_amount_check CHECK ((withdrawn_amount >= 0))
);
CREATE INDEX charge_lease_id_idx ON public.charge USING btree (lease_id);
CREATE INDEX charge_of_estate ON public.charge USING btree (estate_id, due_date, id);
CREATE INDEX charge_of_unit ON public.charge USING btree (unit_id, due_date);
CREATE INDEX charge_open_of_estate ON public.charge USING btree (estate_id, due_date, id) INCLUDE (tenant_id, unit_id, landlord_id, open_amount) WHERE (open_amount > 0);
CREATE INDEX charge_open_of_landlord ON public.charge USING btree (landlord_id, due_date, id) WHERE (open_amount > 0);
CREATE INDEX charge_open_of_property ON public.charge USING btree (property_id, due_date) INCLUDE (unit_id, open_amount) WHERE (open_amount > 0);
CREATE INDEX charge_open_of_tenant ON public.charge USING btree (tenant_id, due_date, id) WHERE (open_amount > 0);
CREATE INDEX charge_open_of_unit ON public.charge USING btree (unit_id, due_date, id) WHERE (open_amount > 0);
CREATE INDEX charge_tenant_id_due_date_id_idx ON public.charge USING btree (tenant_id, due_date DESC, id);
CREATE TRIGGER a_hold AFTER INSERT ON public.charge REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.lock_scopes();
CREATE TRIGGER a_hold_changed AFTER UPDATE ON public.charge REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.lock_scopes();
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.charge FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('charge', 'id', 'settled_amount', 'open_amount', 'credit_amount', 'credit_commission', 'key');
CREATE TRIGGER audit_update AFTER UPDATE ON public.charge FOR EACH ROW WHEN (((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.property_id IS DISTINCT FROM new.property_id)) OR (old.unit_id IS DISTINCT FROM new.unit_id)) OR (old.landlord_id IS DISTINCT FROM new.landlord_id)) OR (old.tenant_id IS DISTINCT FROM new.tenant_id)) OR (old.lease_id IS DISTINCT FROM new.lease_id)) OR ((old.transaction_type)::text IS DISTINCT FROM (new.transaction_type)::text)) OR (old.description IS DISTINCT FROM new.description)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.waived_amount IS DISTINCT FROM new.waived_amount)) OR (old.due_date IS DISTINCT FROM new.due_date)) OR (old.period_start IS DISTINCT FROM new.period_start)) OR (old.period_end IS DISTINCT FROM new.period_end)) OR (old.withdrawn_amount IS DISTINCT FROM new.withdrawn_amount)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('charge', 'id', 'settled_amount', 'open_amount', 'credit_amount', 'credit_commission', 'key');
CREATE TRIGGER oldest_changed AFTER UPDATE ON public.charge REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.update_oldest_due();
CREATE TRIGGER oldest_new AFTER INSERT ON public.charge REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.update_oldest_due();
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.charge REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.charge REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.charge REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER tally_changed AFTER UPDATE ON public.charge REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.tally_changed_charges();
CREATE TRIGGER tally_new AFTER INSERT ON public.charge REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.tally_new_charges();
grant delete, insert, select, update on charge to gida_app;
create policy lock on charge for update
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)))
  with check (( SELECT app.is_system() AS is_system));
create policy of_estate on charge for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on charge for insert
  with check (( SELECT app.is_system() AS is_system));
create policy system_erases on charge for delete
  using (( SELECT app.is_system() AS is_system));
create policy tenant on charge for select
  using ((tenant_id = ( SELECT app.actor_id() AS actor_id)));

create table charge_day (
  scope_id uuid not null,
  estate_id uuid not null,
  landlord_id uuid,
  due_date date not null,
  expected bigint not null,
  open_amount bigint not null,
  open_charges integer not null default 0,
  constraint charge_day_scope_id_due_date_estate_id_landlord_id_key UNIQUE NULLS NOT DISTINCT (scope_id, due_date, estate_id, landlord_id)
) with (fillfactor=60);
CREATE TRIGGER tally_month AFTER INSERT OR UPDATE ON public.charge_day FOR EACH ROW EXECUTE FUNCTION app.tally_charge_month();
grant select on charge_day to gida_app;
create policy scope on charge_day for select
  using (((landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table charge_month (
  scope_id uuid not null,
  estate_id uuid not null,
  landlord_id uuid,
  month date not null,
  expected bigint not null,
  open_amount bigint not null,
  open_charges integer not null,
  first_open date,
  constraint charge_month_scope_id_month_estate_id_landlord_id_key UNIQUE NULLS NOT DISTINCT (scope_id, month, estate_id, landlord_id)
) with (fillfactor=60);
grant select on charge_month to gida_app;
create policy scope on charge_month for select
  using (((landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table checklist_step (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  "position" integer not null,
  kind step_kind not null,
  title text not null,
  min double precision,
  max double precision,
  unit text not null default ''::text,
  choices text[] not null default '{}'::text[],
  answer text,
  result step_result,
  note text not null default ''::text,
  answered_by uuid,
  answered_at timestamp with time zone,
  followed_by uuid,
  constraint checklist_step_answer_check CHECK ((length(answer) <= 500)),
  constraint checklist_step_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id),
  constraint checklist_step_followed_by_fkey FOREIGN KEY (followed_by) REFERENCES work_order(id) ON DELETE SET NULL,
  constraint checklist_step_note_check CHECK ((length(note) <= 500)),
  constraint checklist_step_order_id_fkey FOREIGN KEY (order_id) REFERENCES work_order(id) ON DELETE CASCADE,
  constraint checklist_step_order_id_position_key UNIQUE (order_id, "position"),
  constraint checklist_step_pkey PRIMARY KEY (id),
  constraint checklist_step_title_check CHECK (((length(title) >= 2) AND (length(title) <= 160)))
);
CREATE INDEX checklist_step_answered_by_idx ON public.checklist_step USING btree (answered_by) WHERE (answered_by IS NOT NULL);
CREATE INDEX checklist_step_followed_by_idx ON public.checklist_step USING btree (followed_by) WHERE (followed_by IS NOT NULL);
CREATE TRIGGER keep AFTER UPDATE ON public.checklist_step REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('order_id', 'position', 'kind', 'title', 'min', 'max', 'unit', 'choices');
grant insert, select, update on checklist_step to gida_app;
create policy doer on checklist_step for update
  using (app.does_work(order_id));
create policy reader on checklist_step for select
  using (app.reads_work(order_id));
create policy system_adds on checklist_step for insert
  with check (( SELECT app.is_system() AS is_system));

create table consent (
  id uuid not null default uuidv7(),
  user_id uuid,
  application_id uuid,
  purpose consent_purpose not null,
  version integer not null,
  language text not null,
  channel consent_channel not null,
  given_at timestamp with time zone not null default app.now(),
  until timestamp with time zone,
  withdrawn_at timestamp with time zone,
  constraint consent_application_id_fkey FOREIGN KEY (application_id) REFERENCES application(id) ON DELETE CASCADE,
  constraint consent_check CHECK ((until > given_at)),
  constraint consent_check1 CHECK ((withdrawn_at >= given_at)),
  constraint consent_check2 CHECK ((num_nonnulls(user_id, application_id) = 1)),
  constraint consent_check3 CHECK (((purpose = 'APPLICATION'::consent_purpose) = (application_id IS NOT NULL))),
  constraint consent_pkey PRIMARY KEY (id),
  constraint consent_purpose_version_language_fkey FOREIGN KEY (purpose, version, language) REFERENCES consent_text(purpose, version, language),
  constraint consent_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX consent_application_id_idx ON public.consent USING btree (application_id);
CREATE UNIQUE INDEX consent_once ON public.consent USING btree (user_id, purpose, version) WHERE ((withdrawn_at IS NULL) AND (until IS NULL));
CREATE INDEX consent_user_id_given_at_idx ON public.consent USING btree (user_id, given_at);
CREATE INDEX consent_withdrawn_at_idx ON public.consent USING btree (withdrawn_at) WHERE (withdrawn_at IS NOT NULL);
CREATE TRIGGER keep AFTER UPDATE ON public.consent REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('user_id', 'application_id', 'purpose', 'version', 'language', 'channel', 'given_at', 'until');
grant delete, insert, select, update on consent to gida_app;
create policy self on consent for select
  using ((user_id = ( SELECT app.actor_id() AS actor_id)));
create policy system on consent
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table consent_text (
  purpose consent_purpose not null,
  version integer not null,
  language text not null,
  title text not null,
  body text not null,
  digest bytea not null,
  constraint consent_text_check CHECK ((digest = sha256(convert_to(body, 'UTF8'::name)))),
  constraint consent_text_language_check CHECK ((language = ANY (ARRAY['en'::text, 'pcm'::text, 'ha'::text, 'yo'::text, 'ig'::text]))),
  constraint consent_text_pkey PRIMARY KEY (purpose, version, language),
  constraint consent_text_version_check CHECK ((version > 0))
);
grant insert, select on consent_text to gida_app;
create policy reader on consent_text for select
  using (true);
create policy system on consent_text for insert
  with check (( SELECT app.is_system() AS is_system));

create table contact_note (
  id uuid not null default uuidv7(),
  tenancy_id uuid not null,
  body text not null,
  written_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  client_id uuid,
  sent_sha256 bytea,
  constraint contact_note_body_check CHECK (((length(body) >= 1) AND (length(body) <= 1000))),
  constraint contact_note_pkey PRIMARY KEY (id),
  constraint contact_note_sent_sha256_check CHECK ((length(sent_sha256) = 32)),
  constraint contact_note_tenancy_id_fkey FOREIGN KEY (tenancy_id) REFERENCES tenancy(id) ON DELETE CASCADE,
  constraint contact_note_written_by_fkey FOREIGN KEY (written_by) REFERENCES users(id)
);
CREATE UNIQUE INDEX contact_note_sent ON public.contact_note USING btree (written_by, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX contact_note_tenancy_id_created_at_idx ON public.contact_note USING btree (tenancy_id, created_at DESC);
CREATE INDEX contact_note_written_by_idx ON public.contact_note USING btree (written_by);
grant insert, select on contact_note to gida_app;
create policy with_tenancy on contact_note
  using ((EXISTS ( SELECT
   FROM tenancy h
  WHERE (h.id = contact_note.tenancy_id))))
  with check (((EXISTS ( SELECT
   FROM tenancy h
  WHERE (h.id = contact_note.tenancy_id))) AND (written_by = ( SELECT app.actor_id() AS actor_id))));

create table conversation (
  id uuid not null default uuidv7(),
  kind conversation_kind not null,
  title text,
  about_type text,
  about_id uuid,
  office_estate_id uuid,
  key text,
  last_number integer not null default 0,
  last_message_at timestamp with time zone not null default app.now(),
  taken_by uuid,
  taken_at timestamp with time zone,
  created_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  client_id uuid,
  sent_sha256 bytea,
  constraint conversation_about_type_check CHECK ((about_type = ANY (ARRAY['unit'::text, 'lease'::text, 'payment'::text, 'application'::text, 'maintenance'::text, 'announcement'::text]))),
  constraint conversation_check CHECK (((about_type IS NULL) = (about_id IS NULL))),
  constraint conversation_check1 CHECK (((kind = 'OFFICE'::conversation_kind) = (office_estate_id IS NOT NULL))),
  constraint conversation_check2 CHECK (((taken_by IS NULL) = (taken_at IS NULL))),
  constraint conversation_check3 CHECK (((taken_by IS NULL) OR (kind = 'OFFICE'::conversation_kind))),
  constraint conversation_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint conversation_key_key UNIQUE (key),
  constraint conversation_last_number_check CHECK ((last_number >= 0)),
  constraint conversation_office_estate_id_fkey FOREIGN KEY (office_estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint conversation_pkey PRIMARY KEY (id),
  constraint conversation_sent_sha256_check CHECK ((length(sent_sha256) = 32)),
  constraint conversation_taken_by_fkey FOREIGN KEY (taken_by) REFERENCES users(id),
  constraint conversation_title_check CHECK (((length(title) >= 1) AND (length(title) <= 120)))
);
CREATE INDEX conversation_about_type_about_id_idx ON public.conversation USING btree (about_type, about_id) WHERE (about_id IS NOT NULL);
CREATE INDEX conversation_created_by_idx ON public.conversation USING btree (created_by);
CREATE INDEX conversation_office_estate_id_last_message_at_id_idx ON public.conversation USING btree (office_estate_id, last_message_at DESC, id DESC) WHERE (office_estate_id IS NOT NULL);
CREATE UNIQUE INDEX conversation_sent ON public.conversation USING btree (created_by, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX conversation_taken_by_idx ON public.conversation USING btree (taken_by) WHERE (taken_by IS NOT NULL);
CREATE TRIGGER keep AFTER UPDATE ON public.conversation REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('kind', 'about_type', 'about_id', 'office_estate_id', 'created_by');
CREATE TRIGGER refuse_archived_office AFTER INSERT ON public.conversation REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_in_archived_office();
grant insert, select, update on conversation to gida_app;
create policy opener on conversation for insert
  with check (((created_by = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));
create policy participant on conversation for select
  using (((EXISTS ( SELECT
   FROM conversation_participant p
  WHERE ((p.conversation_id = conversation.id) AND (p.user_id = ( SELECT app.actor_id() AS actor_id)) AND (NOT p.is_office)))) OR (office_estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ((created_by = ( SELECT app.actor_id() AS actor_id)) AND (last_number = 0)) OR ( SELECT app.is_system() AS is_system)));
create policy participant_changes on conversation for update
  using (app.takes_part(id))
  with check (app.takes_part(id));
create policy system_changes on conversation for update
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table conversation_participant (
  conversation_id uuid not null,
  user_id uuid not null,
  is_office boolean not null default false,
  from_number integer not null default 0,
  to_number integer,
  left_at timestamp with time zone,
  delivered_number integer not null default 0,
  read_number integer not null default 0,
  is_marked_unread boolean not null default false,
  is_muted boolean not null default false,
  is_pinned boolean not null default false,
  archived_number integer,
  created_at timestamp with time zone not null default app.now(),
  constraint conversation_participant_check CHECK (((to_number IS NULL) = (left_at IS NULL))),
  constraint conversation_participant_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id) ON DELETE CASCADE,
  constraint conversation_participant_pkey PRIMARY KEY (conversation_id, user_id),
  constraint conversation_participant_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX conversation_participant_user_id_conversation_id_idx ON public.conversation_participant USING btree (user_id, conversation_id);
CREATE TRIGGER keep_participation BEFORE UPDATE ON public.conversation_participant FOR EACH ROW EXECUTE FUNCTION app.keep_participation();
grant insert, select, update on conversation_participant to gida_app;
create policy office_marks on conversation_participant for insert
  with check ((((user_id = ( SELECT app.actor_id() AS actor_id)) AND is_office AND app.takes_part(conversation_id)) OR ( SELECT app.is_system() AS is_system)));
create policy participant on conversation_participant for select
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR app.sees_conversation(conversation_id) OR ( SELECT app.is_system() AS is_system)));
create policy self_changes on conversation_participant for update
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));

create table credential (
  user_id uuid not null,
  password_hash text not null,
  changed_at timestamp with time zone not null default app.now(),
  constraint credential_pkey PRIMARY KEY (user_id),
  constraint credential_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.credential FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('sign_in', 'user_id', 'password_hash');
CREATE TRIGGER audit_update AFTER UPDATE ON public.credential FOR EACH ROW WHEN (((old.user_id IS DISTINCT FROM new.user_id) OR (old.changed_at IS DISTINCT FROM new.changed_at))) EXECUTE FUNCTION app.lay_change_aside('sign_in', 'user_id', 'password_hash');
grant insert, select, update on credential to gida_app;
create policy system on credential
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table credit_note (
  id uuid not null default uuidv7(),
  number text not null,
  estate_id uuid not null,
  year integer not null,
  sequence integer not null,
  receipt_id uuid not null,
  payment_id uuid not null,
  refund_id uuid,
  dispute_id uuid,
  unit_id uuid not null,
  landlord_id uuid,
  tenant_id uuid not null,
  amount bigint not null,
  facts jsonb not null,
  issued_at timestamp with time zone not null,
  constraint credit_note_amount_check CHECK ((amount > 0)),
  constraint credit_note_check CHECK ((num_nonnulls(refund_id, dispute_id) = 1)),
  constraint credit_note_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES dispute(id),
  constraint credit_note_dispute_id_key UNIQUE (dispute_id),
  constraint credit_note_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint credit_note_estate_id_year_sequence_key UNIQUE (estate_id, year, sequence),
  constraint credit_note_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint credit_note_number_key UNIQUE (number),
  constraint credit_note_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint credit_note_pkey PRIMARY KEY (id),
  constraint credit_note_receipt_id_fkey FOREIGN KEY (receipt_id) REFERENCES receipt(id),
  constraint credit_note_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refund(id),
  constraint credit_note_refund_id_key UNIQUE (refund_id),
  constraint credit_note_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES users(id),
  constraint credit_note_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(id)
);
CREATE INDEX credit_note_payment_id_idx ON public.credit_note USING btree (payment_id);
grant insert, select on credit_note to gida_app;
create policy concerned on credit_note for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (tenant_id = ( SELECT app.actor_id() AS actor_id)) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on credit_note
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table credit_note_counter (
  estate_id uuid not null,
  year integer not null,
  last_number integer not null,
  constraint credit_note_counter_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint credit_note_counter_pkey PRIMARY KEY (estate_id, year)
);
grant insert, select, update on credit_note_counter to gida_app;
create policy system on credit_note_counter
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table deduction_evidence (
  deduction_id uuid not null,
  evidence_id uuid not null,
  constraint deduction_evidence_deduction_id_fkey FOREIGN KEY (deduction_id) REFERENCES deposit_deduction(id) ON DELETE CASCADE,
  constraint deduction_evidence_evidence_id_fkey FOREIGN KEY (evidence_id) REFERENCES evidence(id),
  constraint deduction_evidence_pkey PRIMARY KEY (deduction_id, evidence_id)
);
CREATE INDEX deduction_evidence_evidence_id_idx ON public.deduction_evidence USING btree (evidence_id);
grant delete, insert, select on deduction_evidence to gida_app;
create policy system on deduction_evidence
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));
create policy with_deduction on deduction_evidence for select
  using ((( SELECT app.sees_all() AS sees_all) OR (EXISTS ( SELECT
   FROM deposit_deduction x
  WHERE (x.id = deduction_evidence.deduction_id)))));

create table delivery_breaker (
  channel text not null,
  failures integer not null,
  open_until timestamp with time zone,
  constraint delivery_breaker_channel_check CHECK ((channel = ANY (ARRAY['EMAIL'::text, 'SMS'::text, 'PUSH'::text, 'WHATSAPP'::text]))),
  constraint delivery_breaker_pkey PRIMARY KEY (channel)
);
grant delete, insert, select, update on delivery_breaker to gida_app;
create policy system on delivery_breaker
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table delivery_intent (
  id uuid not null default uuidv7(),
  user_id uuid,
  class delivery_class not null,
  kind text not null,
  key text,
  expires_at timestamp with time zone not null,
  created_at timestamp with time zone not null default app.now(),
  constraint delivery_intent_key_key UNIQUE (key),
  constraint delivery_intent_pkey PRIMARY KEY (id),
  constraint delivery_intent_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX delivery_intent_created_at_idx ON public.delivery_intent USING btree (created_at);
CREATE INDEX delivery_intent_user_id_created_at_idx ON public.delivery_intent USING btree (user_id, created_at DESC);
grant delete, insert, select, update on delivery_intent to gida_app;
create policy self on delivery_intent for select
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on delivery_intent
  using (( SELECT app.is_system() AS is_system))
  with check (true);

create table delivery_report (
  id uuid not null default uuidv7(),
  provider_id text not null,
  receiver text not null,
  status text not null,
  created_at timestamp with time zone not null default app.now(),
  constraint delivery_report_pkey PRIMARY KEY (id),
  constraint delivery_report_provider_id_receiver_status_key UNIQUE (provider_id, receiver, status)
);
CREATE INDEX delivery_report_created_at_idx ON public.delivery_report USING btree (created_at);
grant delete, insert, select on delivery_report to gida_app;
create policy system on delivery_report
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table deposit (
  lease_id uuid not null,
  estate_id uuid not null,
  held bigint not null default 0,
  state deposit_state not null default 'HELD'::text,
  to_arrears bigint not null default 0,
  note text,
  proposed_by uuid,
  proposed_at timestamp with time zone,
  agreed boolean,
  answer_words text,
  answered_at timestamp with time zone,
  bank_code text,
  bank_name text,
  account_number text,
  account_name text,
  to_return bigint,
  settled_by uuid,
  settled_at timestamp with time zone,
  returned_on date,
  bank_reference text,
  transfer_cost bigint,
  notified_days integer,
  constraint deposit_answer_words_check CHECK ((length(answer_words) <= 1000)),
  constraint deposit_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint deposit_lease_id_fkey FOREIGN KEY (lease_id) REFERENCES lease(id),
  constraint deposit_not_below_zero CHECK ((held >= 0)),
  constraint deposit_note_check CHECK ((length(note) <= 1000)),
  constraint deposit_pkey PRIMARY KEY (lease_id),
  constraint deposit_proposed_by_fkey FOREIGN KEY (proposed_by) REFERENCES users(id),
  constraint deposit_settled_by_fkey FOREIGN KEY (settled_by) REFERENCES users(id),
  constraint deposit_to_arrears_check CHECK ((to_arrears >= 0)),
  constraint deposit_to_return_check CHECK ((to_return >= 0)),
  constraint deposit_transfer_cost_check CHECK ((transfer_cost >= 0))
);
CREATE UNIQUE INDEX deposit_bank_reference ON public.deposit USING btree (estate_id, upper(bank_reference)) WHERE (bank_reference IS NOT NULL);
CREATE INDEX deposit_estate_id_lease_id_idx ON public.deposit USING btree (estate_id, lease_id) WHERE (held > 0);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.deposit FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('lease', 'lease_id', 'notified_days');
CREATE TRIGGER audit_update AFTER UPDATE ON public.deposit FOR EACH ROW WHEN ((((((((((((((((((((((old.lease_id IS DISTINCT FROM new.lease_id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.held IS DISTINCT FROM new.held)) OR ((old.state)::text IS DISTINCT FROM (new.state)::text)) OR (old.to_arrears IS DISTINCT FROM new.to_arrears)) OR (old.note IS DISTINCT FROM new.note)) OR (old.proposed_by IS DISTINCT FROM new.proposed_by)) OR (old.proposed_at IS DISTINCT FROM new.proposed_at)) OR (old.agreed IS DISTINCT FROM new.agreed)) OR (old.answer_words IS DISTINCT FROM new.answer_words)) OR (old.answered_at IS DISTINCT FROM new.answered_at)) OR (old.bank_code IS DISTINCT FROM new.bank_code)) OR (old.bank_name IS DISTINCT FROM new.bank_name)) OR (old.account_number IS DISTINCT FROM new.account_number)) OR (old.account_name IS DISTINCT FROM new.account_name)) OR (old.to_return IS DISTINCT FROM new.to_return)) OR (old.settled_by IS DISTINCT FROM new.settled_by)) OR (old.settled_at IS DISTINCT FROM new.settled_at)) OR (old.returned_on IS DISTINCT FROM new.returned_on)) OR (old.bank_reference IS DISTINCT FROM new.bank_reference)) OR (old.transfer_cost IS DISTINCT FROM new.transfer_cost))) EXECUTE FUNCTION app.lay_change_aside('lease', 'lease_id', 'notified_days');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.deposit REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.deposit REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.deposit REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant select, update on deposit to gida_app;
create policy system on deposit for update
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));
create policy with_lease on deposit for select
  using ((( SELECT app.sees_all() AS sees_all) OR (EXISTS ( SELECT
   FROM lease l
  WHERE (l.id = deposit.lease_id)))));

create table deposit_deduction (
  id uuid not null default uuidv7(),
  lease_id uuid not null,
  "position" integer not null,
  reason text not null,
  amount bigint not null,
  constraint deposit_deduction_amount_check CHECK ((amount > 0)),
  constraint deposit_deduction_lease_id_fkey FOREIGN KEY (lease_id) REFERENCES deposit(lease_id),
  constraint deposit_deduction_lease_id_position_key UNIQUE (lease_id, "position"),
  constraint deposit_deduction_pkey PRIMARY KEY (id),
  constraint deposit_deduction_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 200)))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.deposit_deduction FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('lease', 'lease_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.deposit_deduction FOR EACH ROW WHEN ((((((old.id IS DISTINCT FROM new.id) OR (old.lease_id IS DISTINCT FROM new.lease_id)) OR (old."position" IS DISTINCT FROM new."position")) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.amount IS DISTINCT FROM new.amount))) EXECUTE FUNCTION app.lay_change_aside('lease', 'lease_id');
grant delete, insert, select on deposit_deduction to gida_app;
create policy system on deposit_deduction
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));
create policy with_deposit on deposit_deduction for select
  using ((( SELECT app.sees_all() AS sees_all) OR (EXISTS ( SELECT
   FROM deposit d
  WHERE (d.lease_id = deposit_deduction.lease_id)))));

create table deposit_part (
  id uuid not null default uuidv7(),
  lease_id uuid not null,
  estate_id uuid not null,
  amount bigint not null,
  returned_on date not null,
  bank_reference text not null,
  transfer_cost bigint not null,
  recorded_by uuid not null,
  recorded_at timestamp with time zone not null,
  constraint deposit_part_amount_check CHECK ((amount > 0)),
  constraint deposit_part_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint deposit_part_lease_id_fkey FOREIGN KEY (lease_id) REFERENCES deposit(lease_id),
  constraint deposit_part_pkey PRIMARY KEY (id),
  constraint deposit_part_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  constraint deposit_part_transfer_cost_check CHECK ((transfer_cost >= 0))
);
CREATE INDEX deposit_part_lease_id_idx ON public.deposit_part USING btree (lease_id);
CREATE INDEX deposit_part_recorded_by_idx ON public.deposit_part USING btree (recorded_by);
CREATE UNIQUE INDEX deposit_part_reference ON public.deposit_part USING btree (estate_id, upper(bank_reference));
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.deposit_part FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('lease', 'lease_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.deposit_part FOR EACH ROW WHEN ((((((((((old.id IS DISTINCT FROM new.id) OR (old.lease_id IS DISTINCT FROM new.lease_id)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.returned_on IS DISTINCT FROM new.returned_on)) OR (old.bank_reference IS DISTINCT FROM new.bank_reference)) OR (old.transfer_cost IS DISTINCT FROM new.transfer_cost)) OR (old.recorded_by IS DISTINCT FROM new.recorded_by)) OR (old.recorded_at IS DISTINCT FROM new.recorded_at))) EXECUTE FUNCTION app.lay_change_aside('lease', 'lease_id');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.deposit_part REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.deposit_part REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.deposit_part REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select on deposit_part to gida_app;
create policy system on deposit_part for insert
  with check (( SELECT app.is_system() AS is_system));
create policy with_deposit on deposit_part for select
  using ((( SELECT app.sees_all() AS sees_all) OR (EXISTS ( SELECT
   FROM deposit d
  WHERE (d.lease_id = deposit_part.lease_id)))));

create table dispute (
  id uuid not null default uuidv7(),
  provider_dispute_id text not null,
  payment_id uuid not null,
  estate_id uuid not null,
  unit_id uuid not null,
  landlord_id uuid,
  tenant_id uuid not null,
  amount bigint not null,
  reason text,
  status dispute_status not null default 'OPEN'::dispute_status,
  due_at timestamp with time zone,
  answer text,
  answered_by uuid,
  answered_at timestamp with time zone,
  evidence_id uuid,
  taken_amount bigint not null default 0,
  unborne_amount bigint not null default 0,
  opened_at timestamp with time zone not null default app.now(),
  closed_at timestamp with time zone,
  archived_at timestamp with time zone,
  constraint dispute_amount_check CHECK ((amount > 0)),
  constraint dispute_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id),
  constraint dispute_check CHECK (((status = ANY (ARRAY['WON'::dispute_status, 'LOST'::dispute_status])) = (closed_at IS NOT NULL))),
  constraint dispute_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint dispute_evidence_id_fkey FOREIGN KEY (evidence_id) REFERENCES evidence(id),
  constraint dispute_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint dispute_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint dispute_pkey PRIMARY KEY (id),
  constraint dispute_provider_dispute_id_key UNIQUE (provider_dispute_id),
  constraint dispute_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES users(id),
  constraint dispute_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(id)
);
CREATE INDEX dispute_evidence_id_idx ON public.dispute USING btree (evidence_id) WHERE (evidence_id IS NOT NULL);
CREATE INDEX dispute_of_estate ON public.dispute USING btree (estate_id, opened_at DESC);
CREATE INDEX dispute_open ON public.dispute USING btree (due_at) WHERE (closed_at IS NULL);
CREATE INDEX dispute_payment_id_idx ON public.dispute USING btree (payment_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.dispute FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('dispute', 'id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.dispute FOR EACH ROW WHEN (((((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.provider_dispute_id IS DISTINCT FROM new.provider_dispute_id)) OR (old.payment_id IS DISTINCT FROM new.payment_id)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.unit_id IS DISTINCT FROM new.unit_id)) OR (old.landlord_id IS DISTINCT FROM new.landlord_id)) OR (old.tenant_id IS DISTINCT FROM new.tenant_id)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.status IS DISTINCT FROM new.status)) OR (old.due_at IS DISTINCT FROM new.due_at)) OR (old.answer IS DISTINCT FROM new.answer)) OR (old.answered_by IS DISTINCT FROM new.answered_by)) OR (old.answered_at IS DISTINCT FROM new.answered_at)) OR (old.evidence_id IS DISTINCT FROM new.evidence_id)) OR (old.taken_amount IS DISTINCT FROM new.taken_amount)) OR (old.unborne_amount IS DISTINCT FROM new.unborne_amount)) OR (old.opened_at IS DISTINCT FROM new.opened_at)) OR (old.closed_at IS DISTINCT FROM new.closed_at)) OR (old.archived_at IS DISTINCT FROM new.archived_at))) EXECUTE FUNCTION app.lay_change_aside('dispute', 'id');
grant insert, select, update on dispute to gida_app;
create policy concerned on dispute for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on dispute
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table document (
  id uuid not null default uuidv7(),
  related_entity_type document_related_type not null,
  related_entity_id uuid not null,
  estate_id uuid not null,
  property_id uuid,
  unit_id uuid,
  landlord_id uuid,
  person_id uuid,
  document_type document_type not null,
  audience document_audience not null,
  name text not null,
  description text not null default ''::text,
  identity_last4 text,
  uploaded_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  version integer not null default 0,
  status document_status not null default 'PENDING'::document_status,
  expires_on date,
  words text not null default ''::text,
  search_text text generated always as (app.fold(((((name || ' '::text) || description) || ' '::text) || words))) stored,
  reminded_days integer,
  constraint document_description_check CHECK ((length(description) <= 500)),
  constraint document_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint document_identity_last4_check CHECK ((length(identity_last4) <= 4)),
  constraint document_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint document_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint document_person_id_fkey FOREIGN KEY (person_id) REFERENCES users(id),
  constraint document_pkey PRIMARY KEY (id),
  constraint document_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE,
  constraint document_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE,
  constraint document_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id),
  constraint document_words_check CHECK ((length(words) <= 200000))
);
CREATE INDEX document_estate_id_created_at_id_idx ON public.document USING btree (estate_id, created_at DESC, id DESC);
CREATE INDEX document_estate_id_expires_on_id_idx ON public.document USING btree (estate_id, expires_on, id) WHERE (expires_on IS NOT NULL);
CREATE INDEX document_expiry ON public.document USING btree (expires_on) WHERE (expires_on IS NOT NULL);
CREATE INDEX document_landlord_id_idx ON public.document USING btree (landlord_id) WHERE (landlord_id IS NOT NULL);
CREATE INDEX document_person_id_idx ON public.document USING btree (person_id) WHERE (person_id IS NOT NULL);
CREATE INDEX document_property_id_idx ON public.document USING btree (property_id) WHERE (property_id IS NOT NULL);
CREATE INDEX document_related_entity_id_idx ON public.document USING btree (related_entity_id);
CREATE INDEX document_unit_id_idx ON public.document USING btree (unit_id) WHERE (unit_id IS NOT NULL);
CREATE INDEX document_uploaded_by_idx ON public.document USING btree (uploaded_by);
CREATE INDEX document_words ON public.document USING gin (search_text gin_trgm_ops);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.document FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('document', 'id', 'search_text', 'words', 'reminded_days');
CREATE TRIGGER audit_update AFTER UPDATE ON public.document FOR EACH ROW WHEN (((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.related_entity_type IS DISTINCT FROM new.related_entity_type)) OR (old.related_entity_id IS DISTINCT FROM new.related_entity_id)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.property_id IS DISTINCT FROM new.property_id)) OR (old.unit_id IS DISTINCT FROM new.unit_id)) OR (old.landlord_id IS DISTINCT FROM new.landlord_id)) OR (old.person_id IS DISTINCT FROM new.person_id)) OR (old.document_type IS DISTINCT FROM new.document_type)) OR (old.audience IS DISTINCT FROM new.audience)) OR (old.name IS DISTINCT FROM new.name)) OR (old.description IS DISTINCT FROM new.description)) OR (old.identity_last4 IS DISTINCT FROM new.identity_last4)) OR (old.uploaded_by IS DISTINCT FROM new.uploaded_by)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.version IS DISTINCT FROM new.version)) OR (old.status IS DISTINCT FROM new.status)) OR (old.expires_on IS DISTINCT FROM new.expires_on))) EXECUTE FUNCTION app.lay_change_aside('document', 'id', 'search_text', 'words', 'reminded_days');
CREATE TRIGGER keep AFTER UPDATE ON public.document REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('related_entity_type', 'related_entity_id', 'estate_id', 'property_id', 'unit_id', 'landlord_id', 'person_id', 'document_type', 'audience', 'identity_last4', 'uploaded_by', 'created_at');
CREATE TRIGGER place BEFORE INSERT ON public.document FOR EACH ROW EXECUTE FUNCTION app.place_document();
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.document REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.document REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.document REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant delete, insert, select, update on document to gida_app;
create policy by_name on document for select
  using (((id = ANY (( SELECT app.shared_documents() AS shared_documents)::uuid[])) AND app.reaches(estate_id)));
create policy changed on document for update
  using ((( SELECT app.sees_all() AS sees_all) OR (uploaded_by = ( SELECT app.actor_id() AS actor_id)) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ((related_entity_type <> 'person'::document_related_type) AND ((landlord_id = ( SELECT app.actor_id() AS actor_id)) OR app.staffs_place(estate_id, property_id, unit_id)))));
create policy concerned on document for select
  using (((person_id = ( SELECT app.actor_id() AS actor_id)) AND ((related_entity_type = 'person'::document_related_type) OR (audience = 'PARTIES'::document_audience)) AND app.reaches(estate_id)));
create policy filed on document for insert
  with check ((( SELECT app.is_system() AS is_system) OR ((uploaded_by = ( SELECT app.actor_id() AS actor_id)) AND ((person_id = ( SELECT app.actor_id() AS actor_id)) OR ((related_entity_type <> 'person'::document_related_type) AND (landlord_id = ( SELECT app.actor_id() AS actor_id))) OR ((related_entity_type = 'person'::document_related_type) AND (estate_id = ANY (app.managed_estates()))) OR ((related_entity_type <> 'person'::document_related_type) AND app.staffs_place(estate_id, property_id, unit_id)) OR (unit_id = ANY (app.lived_in_units()))))));
create policy manager on document for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy member on document for select
  using (((related_entity_type = 'estate'::document_related_type) AND (estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])) AND ((audience = 'PARTIES'::document_audience) OR ((audience = 'OFFICE'::document_audience) AND (( SELECT app.actor_role() AS actor_role) <> 'TENANT'::text)))));
create policy owner_or_agent on document for select
  using (((related_entity_type <> 'person'::document_related_type) AND ((landlord_id = ( SELECT app.actor_id() AS actor_id)) OR ((audience = ANY (ARRAY['PARTIES'::document_audience, 'OFFICE'::document_audience])) AND ((unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ((unit_id IS NULL) AND (property_id = ANY (( SELECT app.assigned_properties() AS assigned_properties)::uuid[]))) OR ((property_id IS NULL) AND (estate_id = ANY (( SELECT app.staffed_estates() AS staffed_estates)::uuid[]))))))));
create policy removed on document for delete
  using ((( SELECT app.sees_all() AS sees_all) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ((uploaded_by = ( SELECT app.actor_id() AS actor_id)) AND ((status <> 'VERIFIED'::document_status) OR (landlord_id = ( SELECT app.actor_id() AS actor_id))))));
create policy resident on document for select
  using (((audience = 'PARTIES'::document_audience) AND (((related_entity_type = 'unit'::document_related_type) AND (unit_id = ANY (( SELECT app.lived_in_units() AS lived_in_units)::uuid[]))) OR ((related_entity_type = 'property'::document_related_type) AND (property_id = ANY (( SELECT app.lived_in_properties() AS lived_in_properties)::uuid[]))))));

create table document_share (
  document_id uuid not null,
  user_id uuid not null,
  shared_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  constraint document_share_document_id_fkey FOREIGN KEY (document_id) REFERENCES document(id) ON DELETE CASCADE,
  constraint document_share_pkey PRIMARY KEY (document_id, user_id),
  constraint document_share_shared_by_fkey FOREIGN KEY (shared_by) REFERENCES users(id),
  constraint document_share_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX document_share_shared_by_idx ON public.document_share USING btree (shared_by);
CREATE INDEX document_share_user_id_idx ON public.document_share USING btree (user_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.document_share FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('document', 'document_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.document_share FOR EACH ROW WHEN (((((old.document_id IS DISTINCT FROM new.document_id) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.shared_by IS DISTINCT FROM new.shared_by)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('document', 'document_id');
grant delete, insert, select on document_share to gida_app;
create policy ended on document_share for delete
  using ((( SELECT app.sees_all() AS sees_all) OR (EXISTS ( SELECT
   FROM document d
  WHERE ((d.id = document_share.document_id) AND ((d.estate_id = ANY (app.managed_estates())) OR ((d.related_entity_type <> 'person'::document_related_type) AND (d.landlord_id = ( SELECT app.actor_id() AS actor_id)))))))));
create policy shared on document_share for insert
  with check ((( SELECT app.is_system() AS is_system) OR ((shared_by = ( SELECT app.actor_id() AS actor_id)) AND (EXISTS ( SELECT
   FROM document d
  WHERE ((d.id = document_share.document_id) AND ((d.estate_id = ANY (app.managed_estates())) OR ((d.related_entity_type <> 'person'::document_related_type) AND (d.landlord_id = ( SELECT app.actor_id() AS actor_id))) OR ( SELECT app.sees_all() AS sees_all))))))));
create policy with_document on document_share for select
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR (EXISTS ( SELECT
   FROM document d
  WHERE (d.id = document_share.document_id)))));

create table document_version (
  id uuid not null default uuidv7(),
  document_id uuid not null,
  number integer not null,
  uploaded_by uuid not null,
  client_id uuid not null,
  content_type text not null,
  size integer not null,
  sha256 bytea not null,
  sent_sha256 bytea not null,
  pages integer,
  has_programs boolean not null default false,
  has_preview boolean not null default false,
  scan document_scan not null,
  expires_on date,
  reason text not null default ''::text,
  status document_status not null default 'PENDING'::document_status,
  verify_note text not null default ''::text,
  verified_by uuid,
  verified_at timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  constraint document_version_check CHECK ((((status = 'PENDING'::document_status) = (verified_by IS NULL)) AND ((verified_by IS NULL) = (verified_at IS NULL)))),
  constraint document_version_document_id_fkey FOREIGN KEY (document_id) REFERENCES document(id) ON DELETE CASCADE,
  constraint document_version_document_id_number_key UNIQUE (document_id, number),
  constraint document_version_number_check CHECK ((number > 0)),
  constraint document_version_pages_check CHECK ((pages > 0)),
  constraint document_version_pkey PRIMARY KEY (id),
  constraint document_version_reason_check CHECK ((length(reason) <= 500)),
  constraint document_version_size_check CHECK ((size > 0)),
  constraint document_version_uploaded_by_client_id_key UNIQUE (uploaded_by, client_id),
  constraint document_version_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id),
  constraint document_version_verified_by_fkey FOREIGN KEY (verified_by) REFERENCES users(id),
  constraint document_version_verify_note_check CHECK ((length(verify_note) <= 500))
);
CREATE INDEX document_version_verified_by_idx ON public.document_version USING btree (verified_by) WHERE (verified_by IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.document_version FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('document', 'document_id', 'has_preview');
CREATE TRIGGER audit_update AFTER UPDATE ON public.document_version FOR EACH ROW WHEN ((((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.document_id IS DISTINCT FROM new.document_id)) OR (old.number IS DISTINCT FROM new.number)) OR (old.uploaded_by IS DISTINCT FROM new.uploaded_by)) OR (old.client_id IS DISTINCT FROM new.client_id)) OR (old.content_type IS DISTINCT FROM new.content_type)) OR (old.size IS DISTINCT FROM new.size)) OR (old.sha256 IS DISTINCT FROM new.sha256)) OR (old.sent_sha256 IS DISTINCT FROM new.sent_sha256)) OR (old.pages IS DISTINCT FROM new.pages)) OR (old.has_programs IS DISTINCT FROM new.has_programs)) OR (old.scan IS DISTINCT FROM new.scan)) OR (old.expires_on IS DISTINCT FROM new.expires_on)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.status IS DISTINCT FROM new.status)) OR (old.verify_note IS DISTINCT FROM new.verify_note)) OR (old.verified_by IS DISTINCT FROM new.verified_by)) OR (old.verified_at IS DISTINCT FROM new.verified_at)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('document', 'document_id', 'has_preview');
CREATE TRIGGER copy AFTER INSERT OR UPDATE OF status, expires_on ON public.document_version FOR EACH ROW EXECUTE FUNCTION app.copy_document_version();
CREATE TRIGGER keep AFTER UPDATE ON public.document_version REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('document_id', 'number', 'uploaded_by', 'client_id', 'content_type', 'size', 'sha256', 'sent_sha256', 'created_at');
grant insert, select, update on document_version to gida_app;
create policy filed on document_version for insert
  with check ((( SELECT app.is_system() AS is_system) OR ((uploaded_by = ( SELECT app.actor_id() AS actor_id)) AND (status = 'PENDING'::document_status) AND (EXISTS ( SELECT
   FROM document d
  WHERE (d.id = document_version.document_id))))));
create policy verified on document_version for update
  using ((( SELECT app.sees_all() AS sees_all) OR (EXISTS ( SELECT
   FROM document d
  WHERE ((d.id = document_version.document_id) AND ((d.estate_id = ANY (app.managed_estates())) OR ((d.related_entity_type <> 'person'::document_related_type) AND (d.landlord_id = ( SELECT app.actor_id() AS actor_id))) OR (d.uploaded_by = ( SELECT app.actor_id() AS actor_id))))))));
create policy with_document on document_version for select
  using ((EXISTS ( SELECT
   FROM document d
  WHERE (d.id = document_version.document_id))));

create table estate (
  id uuid not null default uuidv7(),
  name text not null,
  address text not null,
  state text not null,
  lga text not null,
  status estate_status not null default 'DRAFT'::estate_status,
  receipt_prefix text not null,
  commission_rate integer not null default 0,
  created_by uuid not null,
  search_text text generated always as (app.fold(((((((name || ' '::text) || address) || ' '::text) || lga) || ' '::text) || state))) stored,
  charge_months_ahead integer not null default 3,
  late_fee_kind late_fee_kind not null default 'NONE'::late_fee_kind,
  late_fee_amount bigint,
  late_fee_rate integer,
  late_fee_grace_days integer not null default 0,
  late_fee_repeat late_fee_repeat not null default 'ONCE'::late_fee_repeat,
  late_fee_cap bigint,
  deposit_return_days integer not null default 30,
  late_fee_since date,
  remittance_days integer not null default 5,
  payout_cooling_hours integer not null default 48,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  client_id uuid,
  sent_sha256 bytea,
  constraint estate_charge_months_ahead_check CHECK (((charge_months_ahead >= 0) AND (charge_months_ahead <= 24))),
  constraint estate_commission_rate_check CHECK (((commission_rate >= 0) AND (commission_rate <= 10000))),
  constraint estate_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint estate_deposit_return_days_check CHECK (((deposit_return_days >= 0) AND (deposit_return_days <= 180))),
  constraint estate_late_fee_amount_check CHECK ((late_fee_amount > 0)),
  constraint estate_late_fee_cap_check CHECK ((late_fee_cap > 0)),
  constraint estate_late_fee_grace_days_check CHECK (((late_fee_grace_days >= 0) AND (late_fee_grace_days <= 365))),
  constraint estate_late_fee_rate_check CHECK (((late_fee_rate >= 1) AND (late_fee_rate <= 10000))),
  constraint estate_name_check CHECK (((length(name) >= 2) AND (length(name) <= 100))),
  constraint estate_payout_cooling_hours_check CHECK (((payout_cooling_hours >= 24) AND (payout_cooling_hours <= 168))),
  constraint estate_pkey PRIMARY KEY (id),
  constraint estate_receipt_prefix_check CHECK ((receipt_prefix ~ '^[A-Z]{2,4}[0-9]*$'::text)),
  constraint estate_receipt_prefix_key UNIQUE (receipt_prefix),
  constraint estate_remittance_days_check CHECK (((remittance_days >= 1) AND (remittance_days <= 30))),
  constraint estate_sent_sha256_check CHECK ((length(sent_sha256) = 32)),
  constraint late_fee_fits_kind CHECK ((((late_fee_kind = 'FLAT'::late_fee_kind) = (late_fee_amount IS NOT NULL)) AND ((late_fee_kind = 'PERCENT'::late_fee_kind) = (late_fee_rate IS NOT NULL))))
);
CREATE UNIQUE INDEX estate_sent ON public.estate USING btree (created_by, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX estate_state_lga_idx ON public.estate USING btree (state, lga);
CREATE TRIGGER archive AFTER UPDATE OF status ON public.estate FOR EACH ROW WHEN (((new.status = 'ARCHIVED'::estate_status) AND (old.status <> 'ARCHIVED'::estate_status))) EXECUTE FUNCTION app.archive_properties();
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.estate FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'id', 'search_text', 'updated_at', 'client_id', 'sent_sha256');
CREATE TRIGGER audit_update AFTER UPDATE ON public.estate FOR EACH ROW WHEN ((((((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.name IS DISTINCT FROM new.name)) OR (old.address IS DISTINCT FROM new.address)) OR (old.state IS DISTINCT FROM new.state)) OR (old.lga IS DISTINCT FROM new.lga)) OR (old.status IS DISTINCT FROM new.status)) OR (old.receipt_prefix IS DISTINCT FROM new.receipt_prefix)) OR (old.commission_rate IS DISTINCT FROM new.commission_rate)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (old.charge_months_ahead IS DISTINCT FROM new.charge_months_ahead)) OR (old.late_fee_kind IS DISTINCT FROM new.late_fee_kind)) OR (old.late_fee_amount IS DISTINCT FROM new.late_fee_amount)) OR (old.late_fee_rate IS DISTINCT FROM new.late_fee_rate)) OR (old.late_fee_grace_days IS DISTINCT FROM new.late_fee_grace_days)) OR (old.late_fee_repeat IS DISTINCT FROM new.late_fee_repeat)) OR (old.late_fee_cap IS DISTINCT FROM new.late_fee_cap)) OR (old.deposit_return_days IS DISTINCT FROM new.deposit_return_days)) OR (old.late_fee_since IS DISTINCT FROM new.late_fee_since)) OR (old.remittance_days IS DISTINCT FROM new.remittance_days)) OR (old.payout_cooling_hours IS DISTINCT FROM new.payout_cooling_hours)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('estate', 'id', 'search_text', 'updated_at', 'client_id', 'sent_sha256');
CREATE TRIGGER end_subscription AFTER UPDATE OF status ON public.estate FOR EACH ROW WHEN (((new.status = 'ARCHIVED'::estate_status) AND (old.status <> 'ARCHIVED'::estate_status))) EXECUTE FUNCTION app.end_subscription();
CREATE TRIGGER keep AFTER UPDATE ON public.estate REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('created_by', 'receipt_prefix');
CREATE TRIGGER late_fee_begins BEFORE INSERT ON public.estate FOR EACH ROW EXECUTE FUNCTION app.note_late_fee_since();
CREATE TRIGGER late_fee_changes BEFORE UPDATE OF late_fee_kind ON public.estate FOR EACH ROW WHEN (((old.late_fee_kind = 'NONE'::late_fee_kind) <> (new.late_fee_kind = 'NONE'::late_fee_kind))) EXECUTE FUNCTION app.note_late_fee_since();
grant delete, insert, select, update on estate to gida_app;
create policy founder on estate for insert
  with check (((created_by = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)));
create policy manager on estate for update
  using (((id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ((created_by = ( SELECT app.actor_id() AS actor_id)) AND app.founder_counts(id)) OR ( SELECT app.sees_all() AS sees_all)));
create policy member on estate for select
  using (((id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])) OR ((created_by = ( SELECT app.actor_id() AS actor_id)) AND app.founder_counts(id)) OR ( SELECT app.sees_all() AS sees_all)));
create policy proposed on estate for select
  using ((id = ANY (( SELECT app.proposed_estates() AS proposed_estates)::uuid[])));
create policy removed_as_draft on estate for delete
  using (((status = 'DRAFT'::estate_status) AND ((id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ((created_by = ( SELECT app.actor_id() AS actor_id)) AND app.founder_counts(id)) OR ( SELECT app.sees_all() AS sees_all))));

create table estate_association (
  estate_id uuid not null,
  user_id uuid not null,
  role user_role not null,
  created_at timestamp with time zone not null default app.now(),
  is_shared boolean not null default false,
  constraint estate_association_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint estate_association_pkey PRIMARY KEY (estate_id, user_id, role),
  constraint estate_association_role_check CHECK (((role)::text <> 'ADMIN'::text)),
  constraint estate_association_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX estate_association_not_tenants ON public.estate_association USING btree (estate_id, user_id) WHERE ((role)::text <> 'TENANT'::text);
CREATE INDEX estate_association_shared ON public.estate_association USING btree (estate_id, user_id) WHERE is_shared;
CREATE INDEX estate_association_user_id_role_estate_id_idx ON public.estate_association USING btree (user_id, role) INCLUDE (estate_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.estate_association FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('person', 'user_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.estate_association FOR EACH ROW WHEN ((((((old.estate_id IS DISTINCT FROM new.estate_id) OR (old.user_id IS DISTINCT FROM new.user_id)) OR ((old.role)::text IS DISTINCT FROM (new.role)::text)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.is_shared IS DISTINCT FROM new.is_shared))) EXECUTE FUNCTION app.lay_change_aside('person', 'user_id');
CREATE TRIGGER end_grants_on_joining AFTER INSERT ON public.estate_association REFERENCING NEW TABLE AS moved_rows FOR EACH STATEMENT EXECUTE FUNCTION app.end_grants_of_others();
CREATE TRIGGER end_grants_on_leaving AFTER DELETE ON public.estate_association REFERENCING OLD TABLE AS moved_rows FOR EACH STATEMENT EXECUTE FUNCTION app.end_grants_of_others();
CREATE TRIGGER guard_member BEFORE INSERT ON public.estate_association FOR EACH ROW EXECUTE FUNCTION app.guard_member();
CREATE TRIGGER joined_gone AFTER DELETE ON public.estate_association REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_joined_tenants();
CREATE TRIGGER joined_new AFTER INSERT ON public.estate_association REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_joined_tenants();
CREATE TRIGGER revoke_invitations AFTER DELETE ON public.estate_association REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION app.revoke_invitations_of_those_who_left();
CREATE TRIGGER revoke_keys AFTER DELETE ON public.estate_association REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION app.revoke_keys_of_those_who_left();
CREATE TRIGGER tally_gone AFTER DELETE ON public.estate_association REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION app.tally_members();
CREATE TRIGGER tally_new AFTER INSERT ON public.estate_association REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.tally_members();
grant delete, insert, select on estate_association to gida_app;
create policy administered on estate_association for insert
  with check ((((role)::text <> 'ESTATE_MANAGER'::text) AND (estate_id = ANY (( SELECT app.administered_estates() AS administered_estates)::uuid[]))));
create policy administered_leave on estate_association for delete
  using (((estate_id = ANY (( SELECT app.administered_estates() AS administered_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy leaves on estate_association for delete
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR app.founded(estate_id) OR ( SELECT app.sees_all() AS sees_all)));
create policy manager on estate_association for insert
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all) OR (((user_id <> ( SELECT app.actor_id() AS actor_id)) OR ((role)::text = ( SELECT app.actor_role() AS actor_role))) AND app.founded(estate_id)) OR (((role)::text = 'TENANT'::text) AND (( SELECT app.actor_role() AS actor_role) <> 'TENANT'::text) AND (estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])))));
create policy member on estate_association for select
  using ((((user_id = ( SELECT app.actor_id() AS actor_id)) AND app.reaches(estate_id)) OR (estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system_removes on estate_association for delete
  using (( SELECT app.is_system() AS is_system));

create table estate_change (
  estate_id uuid not null,
  homes bigint not null,
  constraint estate_change_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint estate_change_pkey PRIMARY KEY (estate_id)
) with (fillfactor=40);
grant select on estate_change to gida_app;
create policy member on estate_change for select
  using (((estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table estate_fee (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  name text not null,
  transaction_type transaction_type not null,
  amount bigint,
  basis_points integer,
  rhythm fee_rhythm not null,
  on_renewal boolean not null default false,
  active boolean not null default true,
  created_at timestamp with time zone not null default app.now(),
  constraint estate_fee_amount_check CHECK ((amount > 0)),
  constraint estate_fee_amount_or_share CHECK (((amount IS NULL) <> (basis_points IS NULL))),
  constraint estate_fee_basis_points_check CHECK (((basis_points >= 1) AND (basis_points <= 10000))),
  constraint estate_fee_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint estate_fee_name UNIQUE (estate_id, name),
  constraint estate_fee_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint estate_fee_pkey PRIMARY KEY (id)
);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.estate_fee FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.estate_fee FOR EACH ROW WHEN (((((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.name IS DISTINCT FROM new.name)) OR ((old.transaction_type)::text IS DISTINCT FROM (new.transaction_type)::text)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.basis_points IS DISTINCT FROM new.basis_points)) OR ((old.rhythm)::text IS DISTINCT FROM (new.rhythm)::text)) OR (old.on_renewal IS DISTINCT FROM new.on_renewal)) OR (old.active IS DISTINCT FROM new.active)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.estate_fee REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.estate_fee REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.estate_fee REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant delete, insert, select, update on estate_fee to gida_app;
create policy manager on estate_fee
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all) OR app.founded(estate_id)))
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all) OR app.founded(estate_id)));
create policy member on estate_fee for select
  using ((((estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])) AND (( SELECT app.actor_role() AS actor_role) <> 'TENANT'::text)) OR ( SELECT app.sees_all() AS sees_all)));

create table estate_suspension (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  reason text not null,
  suspended_by uuid not null,
  suspended_at timestamp with time zone not null default app.now(),
  lifted_by uuid,
  lifted_at timestamp with time zone,
  lifted_reason text,
  constraint estate_suspension_check CHECK ((((lifted_by IS NULL) = (lifted_at IS NULL)) AND ((lifted_by IS NULL) = (lifted_reason IS NULL)))),
  constraint estate_suspension_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint estate_suspension_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES users(id),
  constraint estate_suspension_lifted_reason_check CHECK (((length(lifted_reason) >= 3) AND (length(lifted_reason) <= 300))),
  constraint estate_suspension_pkey PRIMARY KEY (id),
  constraint estate_suspension_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 300))),
  constraint estate_suspension_suspended_by_fkey FOREIGN KEY (suspended_by) REFERENCES users(id)
);
CREATE UNIQUE INDEX estate_suspension_estate_id_idx ON public.estate_suspension USING btree (estate_id) WHERE (lifted_at IS NULL);
CREATE INDEX estate_suspension_estate_id_suspended_at_idx ON public.estate_suspension USING btree (estate_id, suspended_at);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.estate_suspension FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.estate_suspension FOR EACH ROW WHEN (((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.suspended_by IS DISTINCT FROM new.suspended_by)) OR (old.suspended_at IS DISTINCT FROM new.suspended_at)) OR (old.lifted_by IS DISTINCT FROM new.lifted_by)) OR (old.lifted_at IS DISTINCT FROM new.lifted_at)) OR (old.lifted_reason IS DISTINCT FROM new.lifted_reason))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER keep AFTER UPDATE ON public.estate_suspension REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('estate_id', 'reason', 'suspended_by', 'suspended_at');
grant insert, select, update on estate_suspension to gida_app;
create policy platform on estate_suspension
  using (( SELECT app.sees_all() AS sees_all))
  with check (( SELECT app.sees_all() AS sees_all));

create table estate_verification (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  paper text not null,
  verified_by uuid not null,
  verified_at timestamp with time zone not null default app.now(),
  withdrawn_by uuid,
  withdrawn_at timestamp with time zone,
  withdrawn_reason text,
  constraint estate_verification_check CHECK ((((withdrawn_by IS NULL) = (withdrawn_at IS NULL)) AND ((withdrawn_by IS NULL) = (withdrawn_reason IS NULL)))),
  constraint estate_verification_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint estate_verification_paper_check CHECK (((length(paper) >= 3) AND (length(paper) <= 200))),
  constraint estate_verification_pkey PRIMARY KEY (id),
  constraint estate_verification_verified_by_fkey FOREIGN KEY (verified_by) REFERENCES users(id),
  constraint estate_verification_withdrawn_by_fkey FOREIGN KEY (withdrawn_by) REFERENCES users(id),
  constraint estate_verification_withdrawn_reason_check CHECK (((length(withdrawn_reason) >= 3) AND (length(withdrawn_reason) <= 300)))
);
CREATE UNIQUE INDEX estate_verification_estate_id_idx ON public.estate_verification USING btree (estate_id) WHERE (withdrawn_at IS NULL);
CREATE INDEX estate_verification_estate_id_verified_at_idx ON public.estate_verification USING btree (estate_id, verified_at);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.estate_verification FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.estate_verification FOR EACH ROW WHEN (((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.paper IS DISTINCT FROM new.paper)) OR (old.verified_by IS DISTINCT FROM new.verified_by)) OR (old.verified_at IS DISTINCT FROM new.verified_at)) OR (old.withdrawn_by IS DISTINCT FROM new.withdrawn_by)) OR (old.withdrawn_at IS DISTINCT FROM new.withdrawn_at)) OR (old.withdrawn_reason IS DISTINCT FROM new.withdrawn_reason))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER keep AFTER UPDATE ON public.estate_verification REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('estate_id', 'paper', 'verified_by', 'verified_at');
grant insert, select, update on estate_verification to gida_app;
create policy platform on estate_verification
  using (( SELECT app.sees_all() AS sees_all))
  with check (( SELECT app.sees_all() AS sees_all));

create table evidence (
  id uuid not null default uuidv7(),
  uploaded_by uuid not null,
  name text not null,
  content_type text not null,
  size integer not null,
  sha256 text not null,
  created_at timestamp with time zone not null default app.now(),
  constraint evidence_content_type_check CHECK ((content_type = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text]))),
  constraint evidence_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  constraint evidence_pkey PRIMARY KEY (id),
  constraint evidence_size_check CHECK ((size > 0)),
  constraint evidence_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id)
);
CREATE INDEX evidence_uploaded_by_created_at_idx ON public.evidence USING btree (uploaded_by, created_at);
grant insert, select on evidence to gida_app;
create policy uploader on evidence
  using ((((uploaded_by = ( SELECT app.actor_id() AS actor_id)) AND (NOT app.evidence_is_used(id))) OR ( SELECT app.sees_all() AS sees_all)))
  with check (((uploaded_by = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));
create policy with_bill on evidence for select
  using (((EXISTS ( SELECT
   FROM vendor_bill b
  WHERE (b.evidence_id = evidence.id))) OR (EXISTS ( SELECT
   FROM vendor_payment p
  WHERE (p.evidence_id = evidence.id))) OR (EXISTS ( SELECT
   FROM wht_remittance w
  WHERE (w.evidence_id = evidence.id)))));
create policy with_deduction on evidence for select
  using ((EXISTS ( SELECT
   FROM deduction_evidence e
  WHERE (e.evidence_id = evidence.id))));
create policy with_dispute on evidence for select
  using ((EXISTS ( SELECT
   FROM dispute d
  WHERE (d.evidence_id = evidence.id))));
create policy with_inspection on evidence for select
  using ((EXISTS ( SELECT
   FROM inspection_deduction d
  WHERE (d.paper_id = evidence.id))));
create policy with_payment on evidence for select
  using (((EXISTS ( SELECT
   FROM offline_payment o
  WHERE (o.evidence_id = evidence.id))) OR (EXISTS ( SELECT
   FROM cash_banking b
  WHERE (b.evidence_id = evidence.id)))));

create table evidence_bundle (
  id uuid not null default uuidv7(),
  lease_id uuid not null,
  title text not null,
  wanted text not null,
  status report_status not null default 'WAITING'::report_status,
  done integer not null default 0,
  total integer,
  pages integer,
  failure text,
  pdf_sha256 bytea,
  zip_sha256 bytea,
  list_sha256 bytea,
  pdf_size bigint,
  zip_size bigint,
  slips text[] not null default '{}'::text[],
  made_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  finished_at timestamp with time zone,
  constraint evidence_bundle_check CHECK ((((status = 'READY'::report_status) = (pdf_sha256 IS NOT NULL)) AND ((pdf_sha256 IS NULL) = (zip_sha256 IS NULL)) AND ((pdf_sha256 IS NULL) = (list_sha256 IS NULL)) AND ((status = 'FAILED'::report_status) = (failure IS NOT NULL)))),
  constraint evidence_bundle_check1 CHECK (((status = ANY (ARRAY['WAITING'::report_status, 'RUNNING'::report_status])) = (finished_at IS NULL))),
  constraint evidence_bundle_failure_check CHECK ((length(failure) <= 500)),
  constraint evidence_bundle_lease_id_fkey FOREIGN KEY (lease_id) REFERENCES lease(id) ON DELETE CASCADE,
  constraint evidence_bundle_list_sha256_check CHECK ((length(list_sha256) = 32)),
  constraint evidence_bundle_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  constraint evidence_bundle_pdf_sha256_check CHECK ((length(pdf_sha256) = 32)),
  constraint evidence_bundle_pkey PRIMARY KEY (id),
  constraint evidence_bundle_title_check CHECK (((length(title) >= 3) AND (length(title) <= 120))),
  constraint evidence_bundle_wanted_check CHECK ((wanted IS JSON OBJECT)),
  constraint evidence_bundle_zip_sha256_check CHECK ((length(zip_sha256) = 32))
);
CREATE INDEX evidence_bundle_finished_at_idx ON public.evidence_bundle USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX evidence_bundle_lease_id_id_idx ON public.evidence_bundle USING btree (lease_id, id DESC);
CREATE INDEX evidence_bundle_list_sha256_idx ON public.evidence_bundle USING btree (list_sha256) WHERE (list_sha256 IS NOT NULL);
CREATE INDEX evidence_bundle_made_by_idx ON public.evidence_bundle USING btree (made_by);
CREATE INDEX evidence_bundle_pdf_sha256_idx ON public.evidence_bundle USING btree (pdf_sha256) WHERE (pdf_sha256 IS NOT NULL);
CREATE INDEX evidence_bundle_zip_sha256_idx ON public.evidence_bundle USING btree (zip_sha256) WHERE (zip_sha256 IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.evidence_bundle FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('lease', 'lease_id', 'done', 'total', 'wanted', 'slips');
CREATE TRIGGER audit_update AFTER UPDATE ON public.evidence_bundle FOR EACH ROW WHEN (((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.lease_id IS DISTINCT FROM new.lease_id)) OR (old.title IS DISTINCT FROM new.title)) OR (old.status IS DISTINCT FROM new.status)) OR (old.pages IS DISTINCT FROM new.pages)) OR (old.failure IS DISTINCT FROM new.failure)) OR (old.pdf_sha256 IS DISTINCT FROM new.pdf_sha256)) OR (old.zip_sha256 IS DISTINCT FROM new.zip_sha256)) OR (old.list_sha256 IS DISTINCT FROM new.list_sha256)) OR (old.pdf_size IS DISTINCT FROM new.pdf_size)) OR (old.zip_size IS DISTINCT FROM new.zip_size)) OR (old.made_by IS DISTINCT FROM new.made_by)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.finished_at IS DISTINCT FROM new.finished_at))) EXECUTE FUNCTION app.lay_change_aside('lease', 'lease_id', 'done', 'total', 'wanted', 'slips');
grant delete, insert, select, update on evidence_bundle to gida_app;
create policy asked on evidence_bundle for insert
  with check ((( SELECT app.is_system() AS is_system) OR ((made_by = ( SELECT app.actor_id() AS actor_id)) AND app.proves_lease(lease_id))));
create policy forgotten on evidence_bundle for delete
  using (( SELECT app.is_system() AS is_system));
create policy own on evidence_bundle for select
  using ((( SELECT app.is_system() AS is_system) OR ((made_by = ( SELECT app.actor_id() AS actor_id)) AND app.proves_lease(lease_id))));
create policy worked_on on evidence_bundle for update
  using (( SELECT app.is_system() AS is_system));

create table evidence_download (
  id uuid not null default uuidv7(),
  bundle_id uuid not null,
  lease_id uuid not null,
  user_id uuid not null,
  format text not null,
  at timestamp with time zone not null default app.now(),
  constraint evidence_download_bundle_id_fkey FOREIGN KEY (bundle_id) REFERENCES evidence_bundle(id) ON DELETE CASCADE,
  constraint evidence_download_format_check CHECK ((format = ANY (ARRAY['pdf'::text, 'zip'::text]))),
  constraint evidence_download_lease_id_fkey FOREIGN KEY (lease_id) REFERENCES lease(id) ON DELETE CASCADE,
  constraint evidence_download_pkey PRIMARY KEY (id),
  constraint evidence_download_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX evidence_download_bundle_id_idx ON public.evidence_download USING btree (bundle_id);
CREATE INDEX evidence_download_lease_id_idx ON public.evidence_download USING btree (lease_id);
CREATE INDEX evidence_download_user_id_idx ON public.evidence_download USING btree (user_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.evidence_download FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('lease', 'lease_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.evidence_download FOR EACH ROW WHEN (((((((old.id IS DISTINCT FROM new.id) OR (old.bundle_id IS DISTINCT FROM new.bundle_id)) OR (old.lease_id IS DISTINCT FROM new.lease_id)) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.format IS DISTINCT FROM new.format)) OR (old.at IS DISTINCT FROM new.at))) EXECUTE FUNCTION app.lay_change_aside('lease', 'lease_id');
grant insert, select on evidence_download to gida_app;
create policy fetched on evidence_download for insert
  with check (((user_id = ( SELECT app.actor_id() AS actor_id)) AND (EXISTS ( SELECT
   FROM evidence_bundle b
  WHERE (b.id = evidence_download.bundle_id)))));
create policy with_bundle on evidence_download for select
  using ((EXISTS ( SELECT
   FROM evidence_bundle b
  WHERE (b.id = evidence_download.bundle_id))));

create table feature_override (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  feature text not null,
  is_on boolean not null,
  reason text not null,
  owner_id uuid not null,
  ends_on date,
  set_at timestamp with time zone not null default app.now(),
  ended_by uuid,
  ended_at timestamp with time zone,
  constraint feature_override_check CHECK (((ended_by IS NULL) = (ended_at IS NULL))),
  constraint feature_override_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES users(id),
  constraint feature_override_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint feature_override_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint feature_override_pkey PRIMARY KEY (id),
  constraint feature_override_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 300)))
);
CREATE UNIQUE INDEX feature_override_estate_id_feature_idx ON public.feature_override USING btree (estate_id, feature) WHERE (ended_at IS NULL);
CREATE INDEX feature_override_estate_id_set_at_idx ON public.feature_override USING btree (estate_id, set_at);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.feature_override FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.feature_override FOR EACH ROW WHEN (((((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.feature IS DISTINCT FROM new.feature)) OR (old.is_on IS DISTINCT FROM new.is_on)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.owner_id IS DISTINCT FROM new.owner_id)) OR (old.ends_on IS DISTINCT FROM new.ends_on)) OR (old.set_at IS DISTINCT FROM new.set_at)) OR (old.ended_by IS DISTINCT FROM new.ended_by)) OR (old.ended_at IS DISTINCT FROM new.ended_at))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER keep AFTER UPDATE ON public.feature_override REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('estate_id', 'feature', 'is_on', 'reason', 'owner_id', 'ends_on', 'set_at');
grant insert, select, update on feature_override to gida_app;
create policy platform on feature_override
  using (( SELECT app.sees_all() AS sees_all))
  with check (( SELECT app.sees_all() AS sees_all));

create table file (
  id uuid not null default uuidv7(),
  key text not null,
  name text not null,
  content_type text not null,
  size bigint not null,
  sha256 text not null,
  created_at timestamp with time zone not null default app.now(),
  constraint file_key_key UNIQUE (key),
  constraint file_pkey PRIMARY KEY (id),
  constraint file_size_check CHECK ((size >= 0))
);
grant insert, select on file to gida_app;
create policy system on file
  using (( SELECT app.sees_all() AS sees_all))
  with check (( SELECT app.is_system() AS is_system));

create table fund_budget (
  estate_id uuid not null,
  year integer not null,
  category text not null,
  amount bigint not null,
  recorded_by uuid not null,
  recorded_at timestamp with time zone not null default app.now(),
  constraint fund_budget_amount_check CHECK ((amount >= 0)),
  constraint fund_budget_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint fund_budget_pkey PRIMARY KEY (estate_id, year, category),
  constraint fund_budget_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  constraint fund_budget_year_check CHECK (((year >= 2000) AND (year <= 2100)))
);
CREATE INDEX fund_budget_recorded_by_idx ON public.fund_budget USING btree (recorded_by);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.fund_budget FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.fund_budget FOR EACH ROW WHEN (((((((old.estate_id IS DISTINCT FROM new.estate_id) OR (old.year IS DISTINCT FROM new.year)) OR (old.category IS DISTINCT FROM new.category)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.recorded_by IS DISTINCT FROM new.recorded_by)) OR (old.recorded_at IS DISTINCT FROM new.recorded_at))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.fund_budget REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.fund_budget REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.fund_budget REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on fund_budget to gida_app;
create policy manager on fund_budget for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on fund_budget
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table fund_expense (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  category text not null,
  vendor text not null,
  description text not null,
  amount bigint not null,
  spent_on date not null,
  paid_from text not null,
  advanced_amount bigint not null default 0,
  evidence_key text,
  evidence_name text,
  evidence_type text,
  recorded_by uuid not null,
  voided_at timestamp with time zone,
  voided_by uuid,
  void_reason text,
  created_at timestamp with time zone not null default app.now(),
  constraint fund_expense_amount_check CHECK ((amount > 0)),
  constraint fund_expense_category_check CHECK ((category = ANY (ARRAY['DIESEL'::text, 'POWER'::text, 'WATER'::text, 'SECURITY'::text, 'CLEANING'::text, 'REPAIRS'::text, 'WASTE'::text, 'STAFF'::text, 'INSURANCE'::text, 'LEVY'::text, 'OTHER'::text]))),
  constraint fund_expense_check CHECK (((advanced_amount >= 0) AND (advanced_amount <= amount))),
  constraint fund_expense_check1 CHECK ((((voided_at IS NULL) = (voided_by IS NULL)) AND ((voided_at IS NULL) = (void_reason IS NULL)))),
  constraint fund_expense_check2 CHECK ((((evidence_key IS NULL) = (evidence_name IS NULL)) AND ((evidence_key IS NULL) = (evidence_type IS NULL)))),
  constraint fund_expense_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint fund_expense_paid_from_check CHECK ((paid_from = ANY (ARRAY['TRUST'::text, 'CASH'::text]))),
  constraint fund_expense_pkey PRIMARY KEY (id),
  constraint fund_expense_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  constraint fund_expense_voided_by_fkey FOREIGN KEY (voided_by) REFERENCES users(id)
);
CREATE INDEX fund_expense_estate_id_created_at_id_idx ON public.fund_expense USING btree (estate_id, created_at DESC, id DESC);
CREATE INDEX fund_expense_recorded_by_idx ON public.fund_expense USING btree (recorded_by);
CREATE INDEX fund_expense_voided_by_idx ON public.fund_expense USING btree (voided_by) WHERE (voided_by IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.fund_expense FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.fund_expense FOR EACH ROW WHEN ((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.category IS DISTINCT FROM new.category)) OR (old.vendor IS DISTINCT FROM new.vendor)) OR (old.description IS DISTINCT FROM new.description)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.spent_on IS DISTINCT FROM new.spent_on)) OR (old.paid_from IS DISTINCT FROM new.paid_from)) OR (old.advanced_amount IS DISTINCT FROM new.advanced_amount)) OR (old.evidence_key IS DISTINCT FROM new.evidence_key)) OR (old.evidence_name IS DISTINCT FROM new.evidence_name)) OR (old.evidence_type IS DISTINCT FROM new.evidence_type)) OR (old.recorded_by IS DISTINCT FROM new.recorded_by)) OR (old.voided_at IS DISTINCT FROM new.voided_at)) OR (old.voided_by IS DISTINCT FROM new.voided_by)) OR (old.void_reason IS DISTINCT FROM new.void_reason)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.fund_expense REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.fund_expense REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.fund_expense REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on fund_expense to gida_app;
create policy member on fund_expense for select
  using (((estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on fund_expense
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table given_up_job (
  id uuid not null default uuidv7(),
  job_id bigint not null,
  name text not null,
  fault text not null,
  tries integer not null,
  since timestamp with time zone not null,
  reason text not null,
  given_up_by uuid not null,
  given_up_at timestamp with time zone not null default app.now(),
  constraint given_up_job_given_up_by_fkey FOREIGN KEY (given_up_by) REFERENCES users(id),
  constraint given_up_job_job_id_key UNIQUE (job_id),
  constraint given_up_job_pkey PRIMARY KEY (id),
  constraint given_up_job_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 300)))
);
CREATE INDEX given_up_job_given_up_at_id_idx ON public.given_up_job USING btree (given_up_at DESC, id DESC);
CREATE INDEX given_up_job_given_up_by_idx ON public.given_up_job USING btree (given_up_by);
grant delete, insert, select on given_up_job to gida_app;
create policy admin_gives_up on given_up_job for insert
  with check ((( SELECT app.sees_all() AS sees_all) AND (given_up_by = ( SELECT app.actor_id() AS actor_id))));
create policy admin_reads on given_up_job for select
  using (( SELECT app.sees_all() AS sees_all));
create policy system_forgets on given_up_job for delete
  using (( SELECT app.is_system() AS is_system));

create table holiday (
  id uuid not null default uuidv7(),
  day date not null,
  name text not null,
  estate_id uuid,
  created_at timestamp with time zone not null default app.now(),
  constraint holiday_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint holiday_name_check CHECK (((length(name) >= 2) AND (length(name) <= 80))),
  constraint holiday_pkey PRIMARY KEY (id)
);
CREATE INDEX holiday_day_idx ON public.holiday USING btree (day);
CREATE UNIQUE INDEX holiday_once ON public.holiday USING btree (estate_id, day) NULLS NOT DISTINCT;
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.holiday FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.holiday FOR EACH ROW WHEN ((((((old.id IS DISTINCT FROM new.id) OR (old.day IS DISTINCT FROM new.day)) OR (old.name IS DISTINCT FROM new.name)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.holiday REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.holiday REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.holiday REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant delete, insert, select on holiday to gida_app;
create policy manager on holiday for insert
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all) OR app.founded(estate_id)));
create policy manager_removes on holiday for delete
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all) OR app.founded(estate_id)));
create policy member on holiday for select
  using (((estate_id IS NULL) OR (estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table idempotency_key (
  user_id uuid not null,
  key text not null,
  request_hash text not null,
  subject_id uuid,
  status_code integer,
  answer jsonb,
  created_at timestamp with time zone not null default app.now(),
  constraint idempotency_key_pkey PRIMARY KEY (user_id, key),
  constraint idempotency_key_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX idempotency_key_created_at_idx ON public.idempotency_key USING btree (created_at);
grant delete, insert, select, update on idempotency_key to gida_app;
create policy self on idempotency_key
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)))
  with check (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));

create table identity (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  issuer text not null,
  subject text not null,
  email citext,
  linked_at timestamp with time zone not null default app.now(),
  tokens_from timestamp with time zone,
  constraint identity_issuer_subject_key UNIQUE (issuer, subject),
  constraint identity_pkey PRIMARY KEY (id),
  constraint identity_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX identity_user_id_idx ON public.identity USING btree (user_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.identity FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('sign_in', 'user_id', 'tokens_from');
CREATE TRIGGER audit_update AFTER UPDATE ON public.identity FOR EACH ROW WHEN (((((((old.id IS DISTINCT FROM new.id) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.issuer IS DISTINCT FROM new.issuer)) OR (old.subject IS DISTINCT FROM new.subject)) OR (old.email IS DISTINCT FROM new.email)) OR (old.linked_at IS DISTINCT FROM new.linked_at))) EXECUTE FUNCTION app.lay_change_aside('sign_in', 'user_id', 'tokens_from');
grant delete, insert, select, update on identity to gida_app;
create policy self on identity for select
  using ((user_id = ( SELECT app.actor_id() AS actor_id)));
create policy system on identity
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table impersonation (
  id uuid not null default uuidv7(),
  admin_id uuid not null,
  admin_session_id uuid,
  user_id uuid not null,
  consent_id uuid,
  reason text,
  started_at timestamp with time zone not null default app.now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  constraint impersonation_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES users(id),
  constraint impersonation_admin_session_id_fkey FOREIGN KEY (admin_session_id) REFERENCES session(id) ON DELETE SET NULL,
  constraint impersonation_check CHECK ((expires_at <= (started_at + '00:30:00'::interval))),
  constraint impersonation_check1 CHECK ((admin_id <> user_id)),
  constraint impersonation_check2 CHECK (((consent_id IS NOT NULL) OR (reason IS NOT NULL))),
  constraint impersonation_consent_id_fkey FOREIGN KEY (consent_id) REFERENCES support_consent(id),
  constraint impersonation_pkey PRIMARY KEY (id),
  constraint impersonation_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 300))),
  constraint impersonation_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX impersonation_consent_id_idx ON public.impersonation USING btree (consent_id) WHERE (ended_at IS NULL);
CREATE INDEX impersonation_user_id_started_at_idx ON public.impersonation USING btree (user_id, started_at);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.impersonation FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('person', 'user_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.impersonation FOR EACH ROW WHEN ((((((((((old.id IS DISTINCT FROM new.id) OR (old.admin_id IS DISTINCT FROM new.admin_id)) OR (old.admin_session_id IS DISTINCT FROM new.admin_session_id)) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.consent_id IS DISTINCT FROM new.consent_id)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.started_at IS DISTINCT FROM new.started_at)) OR (old.expires_at IS DISTINCT FROM new.expires_at)) OR (old.ended_at IS DISTINCT FROM new.ended_at))) EXECUTE FUNCTION app.lay_change_aside('person', 'user_id');
grant insert, select, update on impersonation to gida_app;
create policy begun on impersonation for insert
  with check (((( SELECT app.actor_role() AS actor_role) = 'ADMIN'::text) AND (admin_id = ( SELECT app.actor_id() AS actor_id)) AND (admin_session_id = ( SELECT app.session_id() AS session_id))));
create policy self on impersonation for select
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on impersonation
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table impersonation_call (
  id uuid not null default uuidv7(),
  impersonation_id uuid not null,
  admin_id uuid not null,
  user_id uuid not null,
  at timestamp with time zone not null default app.now(),
  call text not null,
  address text not null,
  is_refused boolean not null,
  constraint impersonation_call_admin_id_fkey FOREIGN KEY (admin_id) REFERENCES users(id),
  constraint impersonation_call_impersonation_id_fkey FOREIGN KEY (impersonation_id) REFERENCES impersonation(id),
  constraint impersonation_call_pkey PRIMARY KEY (id),
  constraint impersonation_call_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX impersonation_call_impersonation_id_at_idx ON public.impersonation_call USING btree (impersonation_id, at);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.impersonation_call FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('person', 'user_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.impersonation_call FOR EACH ROW WHEN (((((((((old.id IS DISTINCT FROM new.id) OR (old.impersonation_id IS DISTINCT FROM new.impersonation_id)) OR (old.admin_id IS DISTINCT FROM new.admin_id)) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.at IS DISTINCT FROM new.at)) OR (old.call IS DISTINCT FROM new.call)) OR (old.address IS DISTINCT FROM new.address)) OR (old.is_refused IS DISTINCT FROM new.is_refused))) EXECUTE FUNCTION app.lay_change_aside('person', 'user_id');
grant insert, select on impersonation_call to gida_app;
create policy self on impersonation_call for select
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on impersonation_call for insert
  with check (( SELECT app.is_system() AS is_system));

create table import (
  id uuid not null default uuidv7(),
  estate_id uuid,
  created_by uuid not null,
  asked_by uuid not null,
  file_name text not null,
  state import_state not null default 'UPLOADED'::import_state,
  sheets jsonb not null,
  sheet text not null,
  header_row integer not null,
  columns jsonb not null,
  first_rows jsonb not null,
  notes jsonb not null default '[]'::jsonb,
  all_or_nothing boolean not null default false,
  default_frequency rent_frequency not null default 'YEARLY'::rent_frequency,
  default_end date,
  send_invitations boolean not null default false,
  progress_done integer not null default 0,
  progress_of integer not null default 0,
  counts jsonb,
  result jsonb not null default '{"kept": 0, "rows": 0, "units": 0, "failed": 0, "leases": 0, "people": 0, "undone": 0, "invited": 0, "waiting": 0, "to_invite": 0, "not_invited": 0}'::jsonb,
  failure text,
  checked_at timestamp with time zone,
  finished_at timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  constraint import_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint import_check CHECK (((state = 'FAILED'::import_state) = (failure IS NOT NULL))),
  constraint import_check1 CHECK (((state <> ALL (ARRAY['CHECKED'::import_state, 'RUNNING'::import_state, 'DONE'::import_state, 'UNDOING'::import_state, 'UNDONE'::import_state])) OR (counts IS NOT NULL))),
  constraint import_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint import_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint import_file_name_check CHECK (((length(file_name) >= 1) AND (length(file_name) <= 200))),
  constraint import_header_row_check CHECK ((header_row >= 0)),
  constraint import_pkey PRIMARY KEY (id)
);
CREATE INDEX import_created_by_created_at_id_idx ON public.import USING btree (created_by, created_at DESC, id DESC);
CREATE INDEX import_estate_id_created_at_id_idx ON public.import USING btree (estate_id, created_at DESC, id DESC);
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.import REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.import REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.import REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on import to gida_app;
create policy maker_or_manager on import
  using ((((created_by = ( SELECT app.actor_id() AS actor_id)) AND ((estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])) OR ((estate_id IS NULL) AND ( SELECT app.reaches_all() AS reaches_all)))) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)))
  with check ((((created_by = ( SELECT app.actor_id() AS actor_id)) AND ((estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])) OR ((estate_id IS NULL) AND ( SELECT app.reaches_all() AS reaches_all)))) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table import_fault (
  import_id uuid not null,
  number integer not null,
  kind text not null,
  "position" integer not null,
  column_index integer,
  value text,
  code text not null,
  message text not null,
  constraint import_fault_import_id_fkey FOREIGN KEY (import_id) REFERENCES import(id) ON DELETE CASCADE,
  constraint import_fault_kind_check CHECK ((kind = ANY (ARRAY['FAULT'::text, 'WARNING'::text, 'KEPT'::text]))),
  constraint import_fault_pkey PRIMARY KEY (import_id, kind, number, "position")
);
grant delete, insert, select on import_fault to gida_app;
create policy system on import_fault
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));
create policy with_import on import_fault for select
  using ((EXISTS ( SELECT
   FROM import i
  WHERE (i.id = import_fault.import_id))));

create table import_invitee (
  import_id uuid not null,
  user_id uuid not null,
  estate_id uuid not null,
  role user_role not null,
  unit_id uuid,
  state text not null default 'WAITING'::text,
  invitation_id uuid,
  constraint import_invitee_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint import_invitee_import_id_fkey FOREIGN KEY (import_id) REFERENCES import(id) ON DELETE CASCADE,
  constraint import_invitee_invitation_id_fkey FOREIGN KEY (invitation_id) REFERENCES invitation(id) ON DELETE SET NULL,
  constraint import_invitee_pkey PRIMARY KEY (import_id, user_id),
  constraint import_invitee_role_check CHECK (((role)::text = ANY (ARRAY['TENANT'::text, 'LANDLORD'::text]))),
  constraint import_invitee_state_check CHECK ((state = ANY (ARRAY['WAITING'::text, 'INVITED'::text, 'NOT_INVITED'::text]))),
  constraint import_invitee_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE SET NULL,
  constraint import_invitee_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX import_invitee_import_id_user_id_idx ON public.import_invitee USING btree (import_id, user_id) WHERE (state = 'WAITING'::text);
CREATE INDEX import_invitee_invitation_id_idx ON public.import_invitee USING btree (invitation_id) WHERE (invitation_id IS NOT NULL);
CREATE INDEX import_invitee_unit_id_idx ON public.import_invitee USING btree (unit_id);
CREATE INDEX import_invitee_user_id_idx ON public.import_invitee USING btree (user_id);
grant insert, select, update on import_invitee to gida_app;
create policy system on import_invitee
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));
create policy with_import on import_invitee for select
  using ((EXISTS ( SELECT
   FROM import i
  WHERE (i.id = import_invitee.import_id))));

create table import_row (
  import_id uuid not null,
  number integer not null,
  cells jsonb not null,
  plan jsonb,
  state import_row_state not null,
  estate_id uuid,
  property_id uuid,
  unit_id uuid,
  lease_id uuid,
  tenant_id uuid,
  landlord_id uuid,
  made text[] not null default '{}'::text[],
  constraint import_row_import_id_fkey FOREIGN KEY (import_id) REFERENCES import(id) ON DELETE CASCADE,
  constraint import_row_pkey PRIMARY KEY (import_id, number)
);
CREATE INDEX import_row_import_id_state_number_idx ON public.import_row USING btree (import_id, state, number);
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.import_row REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.import_row REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.import_row REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant delete, insert, select, update on import_row to gida_app;
create policy system on import_row
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));
create policy with_import on import_row for select
  using ((EXISTS ( SELECT
   FROM import i
  WHERE (i.id = import_row.import_id))));

create table inspection (
  id uuid not null default uuidv7(),
  kind inspection_kind not null,
  status inspection_status not null default 'DRAFT'::inspection_status,
  estate_id uuid not null,
  property_id uuid not null,
  unit_id uuid not null,
  landlord_id uuid,
  lease_id uuid,
  tenant_id uuid,
  tenant_name text,
  earlier_id uuid,
  created_by uuid not null,
  client_id uuid not null,
  created_at timestamp with time zone not null default app.now(),
  hash bytea,
  sealed_at timestamp with time zone,
  remarks_until timestamp with time zone,
  closed_at timestamp with time zone,
  constraint inspection_check CHECK ((earlier_id <> id)),
  constraint inspection_check1 CHECK (((status = ANY (ARRAY['SEALED'::inspection_status, 'CLOSED'::inspection_status])) = (sealed_at IS NOT NULL))),
  constraint inspection_check2 CHECK ((((sealed_at IS NULL) = (hash IS NULL)) AND ((sealed_at IS NULL) = (remarks_until IS NULL)))),
  constraint inspection_check3 CHECK (((status = 'CLOSED'::inspection_status) = (closed_at IS NOT NULL))),
  constraint inspection_check4 CHECK (((lease_id IS NULL) = (tenant_id IS NULL))),
  constraint inspection_created_by_client_id_key UNIQUE (created_by, client_id),
  constraint inspection_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint inspection_earlier_id_fkey FOREIGN KEY (earlier_id) REFERENCES inspection(id),
  constraint inspection_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint inspection_hash_check CHECK ((length(hash) = 32)),
  constraint inspection_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint inspection_lease_id_fkey FOREIGN KEY (lease_id) REFERENCES lease(id),
  constraint inspection_pkey PRIMARY KEY (id),
  constraint inspection_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE,
  constraint inspection_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES users(id),
  constraint inspection_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE
);
CREATE INDEX inspection_by_status ON public.inspection USING btree (estate_id, status, created_at DESC, id DESC);
CREATE INDEX inspection_earlier_id_idx ON public.inspection USING btree (earlier_id) WHERE (earlier_id IS NOT NULL);
CREATE INDEX inspection_estate_id_created_at_id_idx ON public.inspection USING btree (estate_id, created_at DESC, id DESC);
CREATE INDEX inspection_landlord_id_created_at_idx ON public.inspection USING btree (landlord_id, created_at DESC) WHERE (landlord_id IS NOT NULL);
CREATE INDEX inspection_lease_id_idx ON public.inspection USING btree (lease_id) WHERE (lease_id IS NOT NULL);
CREATE INDEX inspection_property_id_created_at_idx ON public.inspection USING btree (property_id, created_at DESC);
CREATE INDEX inspection_tenant_id_created_at_idx ON public.inspection USING btree (tenant_id, created_at DESC) WHERE (tenant_id IS NOT NULL);
CREATE INDEX inspection_to_close ON public.inspection USING btree (remarks_until) WHERE (status = 'SEALED'::inspection_status);
CREATE INDEX inspection_unit_id_created_at_idx ON public.inspection USING btree (unit_id, created_at DESC);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.inspection FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('inspection', 'id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.inspection FOR EACH ROW WHEN (((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.status IS DISTINCT FROM new.status)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.property_id IS DISTINCT FROM new.property_id)) OR (old.unit_id IS DISTINCT FROM new.unit_id)) OR (old.landlord_id IS DISTINCT FROM new.landlord_id)) OR (old.lease_id IS DISTINCT FROM new.lease_id)) OR (old.tenant_id IS DISTINCT FROM new.tenant_id)) OR (old.tenant_name IS DISTINCT FROM new.tenant_name)) OR (old.earlier_id IS DISTINCT FROM new.earlier_id)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (old.client_id IS DISTINCT FROM new.client_id)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.hash IS DISTINCT FROM new.hash)) OR (old.sealed_at IS DISTINCT FROM new.sealed_at)) OR (old.remarks_until IS DISTINCT FROM new.remarks_until)) OR (old.closed_at IS DISTINCT FROM new.closed_at))) EXECUTE FUNCTION app.lay_change_aside('inspection', 'id');
CREATE TRIGGER keep AFTER UPDATE ON public.inspection REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('kind', 'estate_id', 'property_id', 'unit_id', 'landlord_id', 'lease_id', 'tenant_id', 'tenant_name', 'earlier_id', 'created_by', 'client_id', 'created_at');
CREATE TRIGGER keep_sealed BEFORE UPDATE ON public.inspection FOR EACH ROW EXECUTE FUNCTION app.keep_sealed_inspection();
CREATE TRIGGER place BEFORE INSERT ON public.inspection FOR EACH ROW EXECUTE FUNCTION app.place_inspection();
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.inspection REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.inspection REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.inspection REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on inspection to gida_app;
create policy reader on inspection for select
  using (((sealed_at IS NOT NULL) AND ((tenant_id = ( SELECT app.actor_id() AS actor_id)) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)))));
create policy staff on inspection
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)))
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table inspection_deduction (
  item_id uuid not null,
  inspection_id uuid not null,
  reason deduction_cause not null,
  words text not null default ''::text,
  price bigint not null,
  share integer not null,
  since date,
  life_months integer,
  amount bigint not null,
  paper_id uuid,
  set_by uuid not null,
  set_at timestamp with time zone not null default app.now(),
  constraint inspection_deduction_check CHECK (((amount >= 0) AND (amount <= price))),
  constraint inspection_deduction_check1 CHECK (((reason <> 'WEAR'::deduction_cause) OR (amount = 0))),
  constraint inspection_deduction_inspection_id_fkey FOREIGN KEY (inspection_id) REFERENCES inspection(id) ON DELETE CASCADE,
  constraint inspection_deduction_item_id_fkey FOREIGN KEY (item_id) REFERENCES inspection_item(id) ON DELETE CASCADE,
  constraint inspection_deduction_life_months_check CHECK (((life_months >= 1) AND (life_months <= 600))),
  constraint inspection_deduction_paper_id_fkey FOREIGN KEY (paper_id) REFERENCES evidence(id),
  constraint inspection_deduction_pkey PRIMARY KEY (item_id),
  constraint inspection_deduction_price_check CHECK ((price >= 0)),
  constraint inspection_deduction_set_by_fkey FOREIGN KEY (set_by) REFERENCES users(id),
  constraint inspection_deduction_share_check CHECK (((share >= 0) AND (share <= 10000))),
  constraint inspection_deduction_words_check CHECK ((length(words) <= 100))
);
CREATE INDEX inspection_deduction_inspection_id_idx ON public.inspection_deduction USING btree (inspection_id);
CREATE INDEX inspection_deduction_paper_id_idx ON public.inspection_deduction USING btree (paper_id) WHERE (paper_id IS NOT NULL);
CREATE INDEX inspection_deduction_set_by_idx ON public.inspection_deduction USING btree (set_by);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.inspection_deduction FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('inspection', 'inspection_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.inspection_deduction FOR EACH ROW WHEN (((((((((((((old.item_id IS DISTINCT FROM new.item_id) OR (old.inspection_id IS DISTINCT FROM new.inspection_id)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.words IS DISTINCT FROM new.words)) OR (old.price IS DISTINCT FROM new.price)) OR (old.share IS DISTINCT FROM new.share)) OR (old.since IS DISTINCT FROM new.since)) OR (old.life_months IS DISTINCT FROM new.life_months)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.paper_id IS DISTINCT FROM new.paper_id)) OR (old.set_by IS DISTINCT FROM new.set_by)) OR (old.set_at IS DISTINCT FROM new.set_at))) EXECUTE FUNCTION app.lay_change_aside('inspection', 'inspection_id');
grant insert, select, update on inspection_deduction to gida_app;
create policy reader on inspection_deduction for select
  using (app.reads_inspection(inspection_id));
create policy staff on inspection_deduction
  using (app.runs_inspection(inspection_id))
  with check (app.runs_inspection(inspection_id));

create table inspection_evidence (
  photo_id uuid not null,
  evidence_id uuid not null,
  constraint inspection_evidence_evidence_id_fkey FOREIGN KEY (evidence_id) REFERENCES evidence(id),
  constraint inspection_evidence_photo_id_fkey FOREIGN KEY (photo_id) REFERENCES inspection_photo(id) ON DELETE CASCADE,
  constraint inspection_evidence_pkey PRIMARY KEY (photo_id)
);
CREATE INDEX inspection_evidence_evidence_id_idx ON public.inspection_evidence USING btree (evidence_id);
grant insert, select on inspection_evidence to gida_app;
create policy system on inspection_evidence
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table inspection_item (
  id uuid not null default gen_random_uuid(),
  inspection_id uuid not null,
  "position" integer not null,
  room text not null,
  name text not null,
  kind item_kind not null default 'ITEM'::item_kind,
  life_class text,
  earlier_item_id uuid,
  condition item_condition,
  cleanliness item_cleanliness,
  works item_works,
  reading text,
  units_left text,
  count integer,
  since date,
  words text not null default ''::text,
  is_left_out boolean not null default false,
  version integer not null default 1,
  changed_by uuid,
  changed_at timestamp with time zone not null default app.now(),
  constraint inspection_item_changed_by_fkey FOREIGN KEY (changed_by) REFERENCES users(id),
  constraint inspection_item_check CHECK (((kind = 'ITEM'::item_kind) OR ((condition IS NULL) AND (cleanliness IS NULL) AND (works IS NULL)))),
  constraint inspection_item_check1 CHECK (((kind = 'METER'::item_kind) OR ((reading IS NULL) AND (units_left IS NULL)))),
  constraint inspection_item_check2 CHECK (((kind = 'COUNT'::item_kind) OR (count IS NULL))),
  constraint inspection_item_count_check CHECK ((count >= 0)),
  constraint inspection_item_earlier_item_id_fkey FOREIGN KEY (earlier_item_id) REFERENCES inspection_item(id),
  constraint inspection_item_inspection_id_fkey FOREIGN KEY (inspection_id) REFERENCES inspection(id) ON DELETE CASCADE,
  constraint inspection_item_life_class_check CHECK ((length(life_class) <= 30)),
  constraint inspection_item_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint inspection_item_pkey PRIMARY KEY (id),
  constraint inspection_item_reading_check CHECK ((reading ~ '^\d{1,9}(\.\d{1,2})?$'::text)),
  constraint inspection_item_room_check CHECK (((length(room) >= 1) AND (length(room) <= 60))),
  constraint inspection_item_units_left_check CHECK ((units_left ~ '^\d{1,9}(\.\d{1,2})?$'::text)),
  constraint inspection_item_words_check CHECK ((length(words) <= 1000))
);
CREATE INDEX inspection_item_changed_by_idx ON public.inspection_item USING btree (changed_by) WHERE (changed_by IS NOT NULL);
CREATE INDEX inspection_item_earlier_item_id_idx ON public.inspection_item USING btree (earlier_item_id) WHERE (earlier_item_id IS NOT NULL);
CREATE INDEX inspection_item_inspection_id_position_idx ON public.inspection_item USING btree (inspection_id, "position");
CREATE TRIGGER keep_sealed BEFORE INSERT OR DELETE OR UPDATE ON public.inspection_item FOR EACH ROW EXECUTE FUNCTION app.keep_sealed_parts();
grant insert, select, update on inspection_item to gida_app;
create policy reader on inspection_item for select
  using (app.reads_inspection(inspection_id));
create policy staff on inspection_item
  using (app.runs_inspection(inspection_id))
  with check (app.runs_inspection(inspection_id));

create table inspection_photo (
  id uuid not null,
  inspection_id uuid not null,
  item_id uuid not null,
  uploaded_by uuid not null,
  client_id uuid not null,
  source photo_source not null,
  taken_sha256 bytea not null,
  sent_sha256 bytea not null,
  kept_sha256 bytea not null,
  captured_at timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  size integer not null,
  width integer not null,
  height integer not null,
  constraint inspection_photo_inspection_id_fkey FOREIGN KEY (inspection_id) REFERENCES inspection(id) ON DELETE CASCADE,
  constraint inspection_photo_item_id_fkey FOREIGN KEY (item_id) REFERENCES inspection_item(id) ON DELETE CASCADE,
  constraint inspection_photo_kept_sha256_check CHECK ((length(kept_sha256) = 32)),
  constraint inspection_photo_pkey PRIMARY KEY (id),
  constraint inspection_photo_sent_sha256_check CHECK ((length(sent_sha256) = 32)),
  constraint inspection_photo_size_check CHECK ((size > 0)),
  constraint inspection_photo_taken_sha256_check CHECK ((length(taken_sha256) = 32)),
  constraint inspection_photo_uploaded_by_client_id_key UNIQUE (uploaded_by, client_id),
  constraint inspection_photo_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id)
);
CREATE INDEX inspection_photo_inspection_id_id_idx ON public.inspection_photo USING btree (inspection_id, id);
CREATE INDEX inspection_photo_item_id_idx ON public.inspection_photo USING btree (item_id);
CREATE TRIGGER keep_sealed BEFORE INSERT OR DELETE OR UPDATE ON public.inspection_photo FOR EACH ROW EXECUTE FUNCTION app.keep_sealed_parts();
grant insert, select on inspection_photo to gida_app;
create policy reader on inspection_photo for select
  using (app.reads_inspection(inspection_id));
create policy staff on inspection_photo for select
  using (app.runs_inspection(inspection_id));
create policy writer on inspection_photo for insert
  with check ((( SELECT app.is_system() AS is_system) OR ((uploaded_by = ( SELECT app.actor_id() AS actor_id)) AND app.runs_inspection(inspection_id))));

create table inspection_remark (
  item_id uuid not null,
  inspection_id uuid not null,
  agrees boolean not null,
  words text not null default ''::text,
  recorded_by uuid not null,
  at timestamp with time zone not null default app.now(),
  constraint inspection_remark_check CHECK ((agrees OR (words <> ''::text))),
  constraint inspection_remark_inspection_id_fkey FOREIGN KEY (inspection_id) REFERENCES inspection(id) ON DELETE CASCADE,
  constraint inspection_remark_item_id_fkey FOREIGN KEY (item_id) REFERENCES inspection_item(id) ON DELETE CASCADE,
  constraint inspection_remark_pkey PRIMARY KEY (item_id),
  constraint inspection_remark_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  constraint inspection_remark_words_check CHECK ((length(words) <= 1000))
);
CREATE INDEX inspection_remark_inspection_id_idx ON public.inspection_remark USING btree (inspection_id);
CREATE INDEX inspection_remark_recorded_by_idx ON public.inspection_remark USING btree (recorded_by);
grant insert, select, update on inspection_remark to gida_app;
create policy reader on inspection_remark for select
  using ((app.runs_inspection(inspection_id) OR app.reads_inspection(inspection_id)));
create policy writes on inspection_remark for insert
  with check ((( SELECT app.is_system() AS is_system) OR ((recorded_by = ( SELECT app.actor_id() AS actor_id)) AND (app.runs_inspection(inspection_id) OR app.is_tenant_of_inspection(inspection_id)))));
create policy writes_again on inspection_remark for update
  using ((app.runs_inspection(inspection_id) OR app.is_tenant_of_inspection(inspection_id)))
  with check ((( SELECT app.is_system() AS is_system) OR (recorded_by = ( SELECT app.actor_id() AS actor_id))));

create table inspection_signature (
  inspection_id uuid not null,
  side inspection_side not null,
  way signature_way not null,
  name text not null,
  drawing text,
  reason text not null default ''::text,
  hash bytea not null,
  recorded_by uuid not null,
  at timestamp with time zone not null default app.now(),
  constraint inspection_signature_check CHECK (((way = 'DRAWN'::signature_way) = (drawing IS NOT NULL))),
  constraint inspection_signature_check1 CHECK (((way = 'REFUSED'::signature_way) = (reason <> ''::text))),
  constraint inspection_signature_drawing_check CHECK ((length(drawing) <= 20000)),
  constraint inspection_signature_hash_check CHECK ((length(hash) = 32)),
  constraint inspection_signature_inspection_id_fkey FOREIGN KEY (inspection_id) REFERENCES inspection(id) ON DELETE CASCADE,
  constraint inspection_signature_name_check CHECK (((length(name) >= 2) AND (length(name) <= 120))),
  constraint inspection_signature_pkey PRIMARY KEY (inspection_id, side),
  constraint inspection_signature_reason_check CHECK ((length(reason) <= 1000)),
  constraint inspection_signature_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id)
);
CREATE INDEX inspection_signature_recorded_by_idx ON public.inspection_signature USING btree (recorded_by);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.inspection_signature FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('inspection', 'inspection_id', 'drawing');
CREATE TRIGGER audit_update AFTER UPDATE ON public.inspection_signature FOR EACH ROW WHEN (((((((((old.inspection_id IS DISTINCT FROM new.inspection_id) OR (old.side IS DISTINCT FROM new.side)) OR (old.way IS DISTINCT FROM new.way)) OR (old.name IS DISTINCT FROM new.name)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.hash IS DISTINCT FROM new.hash)) OR (old.recorded_by IS DISTINCT FROM new.recorded_by)) OR (old.at IS DISTINCT FROM new.at))) EXECUTE FUNCTION app.lay_change_aside('inspection', 'inspection_id', 'drawing');
grant insert, select on inspection_signature to gida_app;
create policy reader on inspection_signature for select
  using ((app.runs_inspection(inspection_id) OR app.reads_inspection(inspection_id)));
create policy writer on inspection_signature for insert
  with check ((( SELECT app.is_system() AS is_system) OR ((recorded_by = ( SELECT app.actor_id() AS actor_id)) AND (app.runs_inspection(inspection_id) OR ((side = 'TENANT'::inspection_side) AND app.is_tenant_of_inspection(inspection_id))))));

create table invitation (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  role user_role not null,
  email citext,
  phone text,
  full_name text,
  unit_id uuid,
  unit_ids uuid[] not null default '{}'::uuid[],
  property_id uuid,
  message text,
  user_id uuid,
  status invitation_status not null default 'PENDING'::invitation_status,
  invited_by uuid not null,
  sent_count integer not null default 1,
  sent_at timestamp with time zone not null default app.now(),
  expires_at timestamp with time zone not null,
  accepted_at timestamp with time zone,
  accepted_by uuid,
  search_text text generated always as (app.fold(((((COALESCE(full_name, ''::text) || ' '::text) || COALESCE((email)::text, ''::text)) || ' '::text) || COALESCE(phone, ''::text)))) stored,
  created_at timestamp with time zone not null default app.now(),
  language text not null default 'en'::text,
  constraint invitation_accepted CHECK (((status = 'ACCEPTED'::invitation_status) = ((accepted_at IS NOT NULL) AND (accepted_by IS NOT NULL)))),
  constraint invitation_accepted_by_fkey FOREIGN KEY (accepted_by) REFERENCES users(id),
  constraint invitation_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint invitation_full_name_check CHECK (((length(full_name) >= 1) AND (length(full_name) <= 120))),
  constraint invitation_invited_by_fkey FOREIGN KEY (invited_by) REFERENCES users(id),
  constraint invitation_language_check CHECK ((language = ANY (ARRAY['en'::text, 'pcm'::text, 'ha'::text, 'yo'::text, 'ig'::text]))),
  constraint invitation_message_check CHECK ((length(message) <= 500)),
  constraint invitation_of_estate UNIQUE (id, estate_id),
  constraint invitation_phone_check CHECK ((phone ~ '^\+234[789][01][0-9]{8}$'::text)),
  constraint invitation_pkey PRIMARY KEY (id),
  constraint invitation_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE SET NULL,
  constraint invitation_reachable CHECK (((email IS NOT NULL) OR (phone IS NOT NULL))),
  constraint invitation_role_check CHECK (((role)::text <> 'ADMIN'::text)),
  constraint invitation_sent_count_check CHECK (((sent_count >= 1) AND (sent_count <= 10))),
  constraint invitation_unit_id_estate_id_fkey FOREIGN KEY (unit_id, estate_id) REFERENCES unit(id, estate_id) ON DELETE SET NULL (unit_id),
  constraint invitation_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL
);
CREATE INDEX invitation_accepted_by_idx ON public.invitation USING btree (accepted_by) WHERE (accepted_by IS NOT NULL);
CREATE INDEX invitation_estate_id_created_at_id_idx ON public.invitation USING btree (estate_id, created_at DESC, id DESC);
CREATE INDEX invitation_invited_by_created_at_id_idx ON public.invitation USING btree (invited_by, created_at DESC, id DESC);
CREATE UNIQUE INDEX invitation_one_by_email ON public.invitation USING btree (estate_id, role, unit_id, email) NULLS NOT DISTINCT WHERE ((status = 'PENDING'::invitation_status) AND (email IS NOT NULL));
CREATE UNIQUE INDEX invitation_one_by_phone ON public.invitation USING btree (estate_id, role, unit_id, phone) NULLS NOT DISTINCT WHERE ((status = 'PENDING'::invitation_status) AND (phone IS NOT NULL));
CREATE INDEX invitation_unit_id_idx ON public.invitation USING btree (unit_id) WHERE (unit_id IS NOT NULL);
CREATE INDEX invitation_user_id_idx ON public.invitation USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.invitation FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('invitation', 'id', 'search_text', 'sent_count', 'sent_at');
CREATE TRIGGER audit_update AFTER UPDATE ON public.invitation FOR EACH ROW WHEN (((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR ((old.role)::text IS DISTINCT FROM (new.role)::text)) OR (old.email IS DISTINCT FROM new.email)) OR (old.phone IS DISTINCT FROM new.phone)) OR (old.full_name IS DISTINCT FROM new.full_name)) OR (old.unit_id IS DISTINCT FROM new.unit_id)) OR (old.unit_ids IS DISTINCT FROM new.unit_ids)) OR (old.property_id IS DISTINCT FROM new.property_id)) OR (old.message IS DISTINCT FROM new.message)) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.status IS DISTINCT FROM new.status)) OR (old.invited_by IS DISTINCT FROM new.invited_by)) OR (old.expires_at IS DISTINCT FROM new.expires_at)) OR (old.accepted_at IS DISTINCT FROM new.accepted_at)) OR (old.accepted_by IS DISTINCT FROM new.accepted_by)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.language IS DISTINCT FROM new.language))) EXECUTE FUNCTION app.lay_change_aside('invitation', 'id', 'search_text', 'sent_count', 'sent_at');
CREATE TRIGGER keep AFTER UPDATE ON public.invitation REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('estate_id', 'role', 'invited_by');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.invitation REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.invitation REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.invitation REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant delete, insert, select, update on invitation to gida_app;
create policy landlord on invitation for insert
  with check (((invited_by = ( SELECT app.actor_id() AS actor_id)) AND ((((role)::text = 'TENANT'::text) AND (EXISTS ( SELECT
   FROM unit u
  WHERE ((u.id = invitation.unit_id) AND (u.estate_id = invitation.estate_id) AND (u.landlord_id = ( SELECT app.actor_id() AS actor_id)))))) OR (((role)::text = 'PROPERTY_MANAGER'::text) AND (cardinality(unit_ids) > 0) AND (NOT (EXISTS ( SELECT
   FROM unnest(invitation.unit_ids) given(id)
  WHERE (NOT (EXISTS ( SELECT
           FROM unit u
          WHERE ((u.id = given.id) AND (u.estate_id = invitation.estate_id) AND (u.landlord_id = ( SELECT app.actor_id() AS actor_id)))))))))))));
create policy manager on invitation for insert
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy sender_or_manager on invitation for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ((invited_by = ( SELECT app.actor_id() AS actor_id)) AND app.reaches(estate_id)) OR ( SELECT app.sees_all() AS sees_all)));
create policy sender_or_manager_changes on invitation for update
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all) OR ((invited_by = ( SELECT app.actor_id() AS actor_id)) AND ((role)::text = ANY (ARRAY['TENANT'::text, 'PROPERTY_MANAGER'::text])))));
create policy system_forgets on invitation for delete
  using (( SELECT app.is_system() AS is_system));
create policy to_my_unit on invitation for select
  using ((((role)::text = 'TENANT'::text) AND ((unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR (EXISTS ( SELECT
   FROM unit u
  WHERE ((u.id = invitation.unit_id) AND (u.landlord_id = ( SELECT app.actor_id() AS actor_id))))))));

create table invitation_link (
  token_hash bytea not null,
  invitation_id uuid not null,
  channel text not null,
  sending integer not null,
  created_at timestamp with time zone not null default app.now(),
  constraint invitation_link_channel_check CHECK ((channel = ANY (ARRAY['EMAIL'::text, 'SMS'::text, 'LINK'::text]))),
  constraint invitation_link_invitation_id_fkey FOREIGN KEY (invitation_id) REFERENCES invitation(id) ON DELETE CASCADE,
  constraint invitation_link_pkey PRIMARY KEY (token_hash)
);
CREATE INDEX invitation_link_invitation_id_idx ON public.invitation_link USING btree (invitation_id);
CREATE UNIQUE INDEX invitation_link_sent ON public.invitation_link USING btree (invitation_id, sending, channel) WHERE (channel <> 'LINK'::text);
grant delete, insert, select on invitation_link to gida_app;
create policy system on invitation_link
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table joined_tenant (
  estate_id uuid not null,
  user_id uuid not null,
  joined_at timestamp with time zone not null,
  constraint joined_tenant_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint joined_tenant_pkey PRIMARY KEY (estate_id, user_id),
  constraint joined_tenant_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX joined_tenant_estate_id_joined_at_user_id_idx ON public.joined_tenant USING btree (estate_id, joined_at DESC, user_id);
CREATE INDEX joined_tenant_user_id_idx ON public.joined_tenant USING btree (user_id);
grant select on joined_tenant to gida_app;
create policy member on joined_tenant for select
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR (estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table journal (
  id uuid not null default uuidv7(),
  key text not null,
  estate_id uuid not null,
  payment_id uuid,
  memo text not null,
  batch uuid default app.batch(),
  created_at timestamp with time zone not null default app.now(),
  constraint journal_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint journal_key_key UNIQUE (key),
  constraint journal_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint journal_pkey PRIMARY KEY (id)
);
CREATE INDEX journal_batch_idx ON public.journal USING btree (batch);
CREATE INDEX journal_estate_id_created_at_idx ON public.journal USING btree (estate_id, created_at);
CREATE INDEX journal_payment_id_idx ON public.journal USING btree (payment_id) WHERE (payment_id IS NOT NULL);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.journal FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE CONSTRAINT TRIGGER not_empty AFTER INSERT ON public.journal DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.check_not_empty();
CREATE CONSTRAINT TRIGGER update_balances AFTER INSERT ON public.journal DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.update_balances();
CREATE CONSTRAINT TRIGGER update_owners AFTER INSERT ON public.journal DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.update_owners();
grant select on journal to gida_app;
create policy manager on journal for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table kept_figure (
  estate_id uuid not null,
  whose_id uuid not null,
  name text not null,
  day date not null,
  homes bigint not null,
  entries bigint not null,
  answer jsonb not null,
  made_at timestamp with time zone not null default app.now(),
  constraint kept_figure_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint kept_figure_pkey PRIMARY KEY (estate_id, whose_id, name)
);
grant delete, select on kept_figure to gida_app;
create policy of_estate on kept_figure for select
  using (((whose_id = ( SELECT app.actor_id() AS actor_id)) OR (whose_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on kept_figure for delete
  using (( SELECT app.is_system() AS is_system));

create table known_payer (
  estate_id uuid not null,
  payer_key text not null,
  lease_id uuid not null,
  learnt_by uuid not null,
  learnt_at timestamp with time zone not null default app.now(),
  learnt_from uuid not null,
  constraint known_payer_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint known_payer_learnt_by_fkey FOREIGN KEY (learnt_by) REFERENCES users(id),
  constraint known_payer_learnt_from_fkey FOREIGN KEY (learnt_from) REFERENCES bank_line(id),
  constraint known_payer_lease_id_fkey FOREIGN KEY (lease_id) REFERENCES lease(id),
  constraint known_payer_pkey PRIMARY KEY (estate_id, payer_key, lease_id)
);
CREATE INDEX known_payer_learnt_from_idx ON public.known_payer USING btree (learnt_from);
CREATE INDEX known_payer_lease_id_idx ON public.known_payer USING btree (lease_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.known_payer FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('lease', 'lease_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.known_payer FOR EACH ROW WHEN (((((((old.estate_id IS DISTINCT FROM new.estate_id) OR (old.payer_key IS DISTINCT FROM new.payer_key)) OR (old.lease_id IS DISTINCT FROM new.lease_id)) OR (old.learnt_by IS DISTINCT FROM new.learnt_by)) OR (old.learnt_at IS DISTINCT FROM new.learnt_at)) OR (old.learnt_from IS DISTINCT FROM new.learnt_from))) EXECUTE FUNCTION app.lay_change_aside('lease', 'lease_id');
grant delete, insert, select on known_payer to gida_app;
create policy manager on known_payer for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on known_payer
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table late_fee (
  fee_id uuid not null,
  charge_id uuid not null,
  period integer not null,
  amount bigint not null,
  late_amount bigint not null,
  late_days integer not null,
  why text not null,
  raised_at timestamp with time zone not null default app.now(),
  constraint late_fee_amount_check CHECK ((amount > 0)),
  constraint late_fee_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES charge(id) ON DELETE CASCADE,
  constraint late_fee_charge_id_period_key UNIQUE (charge_id, period),
  constraint late_fee_fee_id_fkey FOREIGN KEY (fee_id) REFERENCES charge(id) ON DELETE CASCADE,
  constraint late_fee_period_check CHECK ((period >= 0)),
  constraint late_fee_pkey PRIMARY KEY (fee_id)
);
grant insert, select on late_fee to gida_app;
create policy system on late_fee for insert
  with check (( SELECT app.is_system() AS is_system));
create policy with_charge on late_fee for select
  using ((EXISTS ( SELECT
   FROM charge c
  WHERE (c.id = late_fee.charge_id))));

create table lease (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  property_id uuid not null,
  unit_id uuid not null,
  landlord_id uuid,
  tenant_id uuid,
  status lease_status not null default 'ACTIVE'::lease_status,
  start_date date not null,
  end_date date not null,
  rent_amount bigint not null,
  frequency rent_frequency not null,
  caution_deposit bigint not null default 0,
  service_charge bigint not null default 0,
  agency_fee bigint not null default 0,
  legal_fee bigint not null default 0,
  created_by uuid not null,
  tenant_name text,
  invitation_id uuid,
  instalments integer not null default 1,
  agreement_fee bigint not null default 0,
  deposit_carried bigint not null default 0,
  fees jsonb not null default '[]'::jsonb,
  guarantor jsonb,
  occupants jsonb not null default '[]'::jsonb,
  notes text not null default ''::text,
  next_charge_date date,
  begun boolean not null default true,
  follows_id uuid,
  followed_as text,
  agreed_end_date date,
  ending_kind text,
  ending_reason text,
  ending_notified integer,
  charges_from date,
  pay_number bigint not null generated always as identity,
  brought_forward jsonb,
  created_at timestamp with time zone not null default app.now(),
  declined_by uuid,
  client_id uuid,
  sent_sha256 bytea,
  deposit_prior bigint not null default 0,
  is_renewed boolean not null default false,
  constraint lease_agency_fee_check CHECK ((agency_fee >= 0)),
  constraint lease_agreement_fee_check CHECK ((agreement_fee >= 0)),
  constraint lease_caution_deposit_check CHECK ((caution_deposit >= 0)),
  constraint lease_check CHECK ((end_date >= start_date)),
  constraint lease_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint lease_declined_by_fkey FOREIGN KEY (declined_by) REFERENCES users(id),
  constraint lease_deposit_carried_check CHECK ((deposit_carried >= 0)),
  constraint lease_deposit_prior_check CHECK ((deposit_prior >= 0)),
  constraint lease_ending_kind_check CHECK ((ending_kind = ANY (ARRAY['MOVED_OUT'::text, 'NOTICE'::text, 'BREACH'::text, 'COURT_ORDER'::text, 'TRANSFER'::text, 'OTHER'::text, 'CALLED_OFF'::text, 'CANCELLED'::text, 'DECLINED'::text]))),
  constraint lease_ending_reason_check CHECK ((length(ending_reason) <= 500)),
  constraint lease_fees_check CHECK ((jsonb_typeof(fees) = 'array'::text)),
  constraint lease_followed_as_check CHECK ((followed_as = ANY (ARRAY['RENEWAL'::text, 'TRANSFER'::text]))),
  constraint lease_follows CHECK (((follows_id IS NULL) = (followed_as IS NULL))),
  constraint lease_follows_id_fkey FOREIGN KEY (follows_id) REFERENCES lease(id),
  constraint lease_has_tenant CHECK (((tenant_id IS NOT NULL) OR (status = 'DRAFT'::lease_status) OR (ending_kind = ANY (ARRAY['CANCELLED'::text, 'DECLINED'::text])))),
  constraint lease_instalments_check CHECK (((instalments >= 1) AND (instalments <= 24))),
  constraint lease_invitation FOREIGN KEY (invitation_id, estate_id) REFERENCES invitation(id, estate_id),
  constraint lease_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint lease_legal_fee_check CHECK ((legal_fee >= 0)),
  constraint lease_notes_check CHECK ((length(notes) <= 2000)),
  constraint lease_occupants_check CHECK ((jsonb_typeof(occupants) = 'array'::text)),
  constraint lease_pay_number UNIQUE (pay_number),
  constraint lease_pkey PRIMARY KEY (id),
  constraint lease_property_id_estate_id_fkey FOREIGN KEY (property_id, estate_id) REFERENCES property(id, estate_id),
  constraint lease_rent_amount_check CHECK ((rent_amount > 0)),
  constraint lease_sent_sha256_check CHECK ((length(sent_sha256) = 32)),
  constraint lease_service_charge_check CHECK ((service_charge >= 0)),
  constraint lease_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES users(id),
  constraint lease_tenant_name_check CHECK (((length(tenant_name) >= 1) AND (length(tenant_name) <= 120))),
  constraint lease_unit_id_estate_id_fkey FOREIGN KEY (unit_id, estate_id) REFERENCES unit(id, estate_id)
);
CREATE INDEX lease_declined_by_idx ON public.lease USING btree (declined_by) WHERE (declined_by IS NOT NULL);
CREATE INDEX lease_drafts ON public.lease USING btree (estate_id) WHERE (status = 'DRAFT'::lease_status);
CREATE INDEX lease_ending ON public.lease USING btree (end_date) WHERE (status = 'ACTIVE'::lease_status);
CREATE INDEX lease_estate_id_created_at_id_idx ON public.lease USING btree (estate_id, created_at DESC, id DESC);
CREATE INDEX lease_estate_id_end_date_idx ON public.lease USING btree (estate_id, end_date) WHERE (status = 'ACTIVE'::lease_status);
CREATE INDEX lease_estate_id_start_date_idx ON public.lease USING btree (estate_id, start_date);
CREATE UNIQUE INDEX lease_followed_once ON public.lease USING btree (follows_id) WHERE ((follows_id IS NOT NULL) AND (status <> 'TERMINATED'::lease_status));
CREATE INDEX lease_landlord_id_created_at_id_idx ON public.lease USING btree (landlord_id, created_at DESC, id DESC);
CREATE INDEX lease_of_invitation ON public.lease USING btree (invitation_id) WHERE (invitation_id IS NOT NULL);
CREATE INDEX lease_over ON public.lease USING btree (landlord_id, end_date) WHERE (status = ANY (ARRAY['EXPIRED'::lease_status, 'TERMINATED'::lease_status]));
CREATE INDEX lease_property_id_idx ON public.lease USING btree (property_id);
CREATE UNIQUE INDEX lease_sent ON public.lease USING btree (created_by, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX lease_tenant_id_start_date_idx ON public.lease USING btree (tenant_id, start_date DESC);
CREATE INDEX lease_to_begin ON public.lease USING btree (start_date) WHERE (NOT begun);
CREATE INDEX lease_to_charge ON public.lease USING btree (estate_id, next_charge_date) WHERE (next_charge_date IS NOT NULL);
CREATE INDEX lease_unit_id_start_date_idx ON public.lease USING btree (unit_id, start_date DESC);
CREATE TRIGGER a_units_changed AFTER UPDATE ON public.lease REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.give_lease_to_units();
CREATE TRIGGER a_units_new AFTER INSERT ON public.lease REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.give_lease_to_units();
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.lease FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('lease', 'id', 'next_charge_date', 'ending_notified', 'pay_number', 'client_id', 'sent_sha256', 'is_renewed');
CREATE TRIGGER audit_update AFTER UPDATE ON public.lease FOR EACH ROW WHEN (((((((((((((((((((((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.property_id IS DISTINCT FROM new.property_id)) OR (old.unit_id IS DISTINCT FROM new.unit_id)) OR (old.landlord_id IS DISTINCT FROM new.landlord_id)) OR (old.tenant_id IS DISTINCT FROM new.tenant_id)) OR (old.status IS DISTINCT FROM new.status)) OR (old.start_date IS DISTINCT FROM new.start_date)) OR (old.end_date IS DISTINCT FROM new.end_date)) OR (old.rent_amount IS DISTINCT FROM new.rent_amount)) OR (old.frequency IS DISTINCT FROM new.frequency)) OR (old.caution_deposit IS DISTINCT FROM new.caution_deposit)) OR (old.service_charge IS DISTINCT FROM new.service_charge)) OR (old.agency_fee IS DISTINCT FROM new.agency_fee)) OR (old.legal_fee IS DISTINCT FROM new.legal_fee)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (old.tenant_name IS DISTINCT FROM new.tenant_name)) OR (old.invitation_id IS DISTINCT FROM new.invitation_id)) OR (old.instalments IS DISTINCT FROM new.instalments)) OR (old.agreement_fee IS DISTINCT FROM new.agreement_fee)) OR (old.deposit_carried IS DISTINCT FROM new.deposit_carried)) OR (old.fees IS DISTINCT FROM new.fees)) OR (old.guarantor IS DISTINCT FROM new.guarantor)) OR (old.occupants IS DISTINCT FROM new.occupants)) OR (old.notes IS DISTINCT FROM new.notes)) OR (old.begun IS DISTINCT FROM new.begun)) OR (old.follows_id IS DISTINCT FROM new.follows_id)) OR (old.followed_as IS DISTINCT FROM new.followed_as)) OR (old.agreed_end_date IS DISTINCT FROM new.agreed_end_date)) OR (old.ending_kind IS DISTINCT FROM new.ending_kind)) OR (old.ending_reason IS DISTINCT FROM new.ending_reason)) OR (old.charges_from IS DISTINCT FROM new.charges_from)) OR (old.brought_forward IS DISTINCT FROM new.brought_forward)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.declined_by IS DISTINCT FROM new.declined_by)) OR (old.deposit_prior IS DISTINCT FROM new.deposit_prior))) EXECUTE FUNCTION app.lay_change_aside('lease', 'id', 'next_charge_date', 'ending_notified', 'pay_number', 'client_id', 'sent_sha256', 'is_renewed');
CREATE TRIGGER b_tenancies_changed AFTER UPDATE ON public.lease REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.update_tenancies_of_leases();
CREATE TRIGGER counted_changed AFTER UPDATE ON public.lease REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.count_leases();
CREATE TRIGGER counted_gone AFTER DELETE ON public.lease REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION app.count_leases();
CREATE TRIGGER counted_new AFTER INSERT ON public.lease REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.count_leases();
CREATE TRIGGER ends_changed AFTER UPDATE ON public.lease REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.tally_lease_ends();
CREATE TRIGGER ends_gone AFTER DELETE ON public.lease REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION app.tally_lease_ends();
CREATE TRIGGER ends_new AFTER INSERT ON public.lease REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.tally_lease_ends();
CREATE TRIGGER guard_tenant BEFORE INSERT OR UPDATE OF tenant_id, invitation_id, status ON public.lease FOR EACH ROW EXECUTE FUNCTION app.guard_tenant();
CREATE TRIGGER joined_changed AFTER UPDATE ON public.lease REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_joined_tenants();
CREATE TRIGGER joined_freed AFTER DELETE ON public.lease REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_joined_tenants();
CREATE TRIGGER joined_let AFTER INSERT ON public.lease REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_joined_tenants();
CREATE TRIGGER keep AFTER UPDATE ON public.lease REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('estate_id', 'property_id', 'created_by', 'pay_number');
CREATE TRIGGER keep_renewed AFTER INSERT ON public.lease FOR EACH ROW WHEN ((new.followed_as = 'RENEWAL'::text)) EXECUTE FUNCTION app.keep_renewed();
CREATE TRIGGER keep_renewed_changed AFTER UPDATE OF status ON public.lease FOR EACH ROW WHEN (((new.followed_as = 'RENEWAL'::text) AND (new.status IS DISTINCT FROM old.status))) EXECUTE FUNCTION app.keep_renewed();
CREATE TRIGGER refuse_archived_estate AFTER INSERT ON public.lease REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_in_archived_estate();
CREATE TRIGGER refuse_archived_unit AFTER INSERT ON public.lease REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_on_archived_unit();
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.lease REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.lease REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.lease REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER tenant_of_documents AFTER UPDATE OF status, tenant_id, ending_kind ON public.lease FOR EACH ROW WHEN ((app.tenant_shown(old.*) IS DISTINCT FROM app.tenant_shown(new.*))) EXECUTE FUNCTION app.give_tenant_to_documents();
CREATE TRIGGER z_noted_changed AFTER UPDATE ON public.lease REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.note_changed_homes();
CREATE TRIGGER z_noted_gone AFTER DELETE ON public.lease REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION app.note_changed_homes();
CREATE TRIGGER z_noted_new AFTER INSERT ON public.lease REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.note_changed_homes();
grant delete, insert, select, update on lease to gida_app;
create policy of_estate on lease
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ( SELECT app.sees_all() AS sees_all) OR (id = ANY (( SELECT app.assigned_leases() AS assigned_leases)::uuid[]))))
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ( SELECT app.sees_all() AS sees_all) OR (id = ANY (( SELECT app.assigned_leases() AS assigned_leases)::uuid[]))));
create policy only_system_deletes on lease as restrictive for delete to gida_app
  using (( SELECT app.is_system() AS is_system));
create policy tenant on lease for select
  using (((tenant_id = ( SELECT app.actor_id() AS actor_id)) AND (status <> 'DRAFT'::lease_status) AND (ending_kind IS DISTINCT FROM 'CANCELLED'::text)));

create table lease_count (
  scope_id uuid not null,
  status lease_status not null,
  count bigint not null,
  constraint lease_count_pkey PRIMARY KEY (scope_id, status)
) with (fillfactor=60);
grant select on lease_count to gida_app;
create policy scope on lease_count for select
  using (((scope_id = ( SELECT app.actor_id() AS actor_id)) OR (scope_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table lease_end_day (
  scope_id uuid not null,
  estate_id uuid not null,
  landlord_id uuid,
  end_date date not null,
  count bigint not null,
  yearly_rent bigint not null,
  constraint lease_end_day_scope_id_end_date_estate_id_landlord_id_key UNIQUE NULLS NOT DISTINCT (scope_id, end_date, estate_id, landlord_id)
) with (fillfactor=60);
grant select on lease_end_day to gida_app;
create policy scope on lease_end_day for select
  using (((landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table lease_unit (
  lease_id uuid not null,
  unit_id uuid not null,
  estate_id uuid not null,
  "position" integer not null default 0,
  tenant_id uuid,
  landlord_id uuid,
  during daterange not null default 'empty'::daterange,
  is_live boolean not null default false,
  constraint lease_one_per_unit EXCLUDE USING gist (unit_id WITH =, during WITH &&) WHERE (is_live),
  constraint lease_unit_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint lease_unit_lease_id_fkey FOREIGN KEY (lease_id) REFERENCES lease(id),
  constraint lease_unit_pkey PRIMARY KEY (lease_id, unit_id),
  constraint lease_unit_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES users(id),
  constraint lease_unit_unit_id_estate_id_fkey FOREIGN KEY (unit_id, estate_id) REFERENCES unit(id, estate_id)
);
CREATE INDEX lease_unit_landlord_id_idx ON public.lease_unit USING btree (landlord_id);
CREATE INDEX lease_unit_tenant_id_unit_id_idx ON public.lease_unit USING btree (tenant_id) INCLUDE (unit_id);
CREATE INDEX lease_unit_unit_id_idx ON public.lease_unit USING btree (unit_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.lease_unit FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('lease', 'lease_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.lease_unit FOR EACH ROW WHEN (((((((((old.lease_id IS DISTINCT FROM new.lease_id) OR (old.unit_id IS DISTINCT FROM new.unit_id)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old."position" IS DISTINCT FROM new."position")) OR (old.tenant_id IS DISTINCT FROM new.tenant_id)) OR (old.landlord_id IS DISTINCT FROM new.landlord_id)) OR (old.during IS DISTINCT FROM new.during)) OR (old.is_live IS DISTINCT FROM new.is_live))) EXECUTE FUNCTION app.lay_change_aside('lease', 'lease_id');
CREATE TRIGGER let_to_changed AFTER UPDATE ON public.lease_unit REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.update_let_to_of_leases();
CREATE TRIGGER let_to_gone AFTER DELETE ON public.lease_unit REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION app.update_let_to_of_leases();
CREATE TRIGGER let_to_new AFTER INSERT ON public.lease_unit REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.update_let_to_of_leases();
CREATE TRIGGER of_lease BEFORE INSERT ON public.lease_unit FOR EACH ROW EXECUTE FUNCTION app.copy_lease_of_unit();
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.lease_unit REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.lease_unit REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.lease_unit REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER tenancies_gone AFTER DELETE ON public.lease_unit REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION app.delete_tenancies();
CREATE TRIGGER tenancies_new AFTER INSERT ON public.lease_unit REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.update_tenancies_of_leases();
CREATE TRIGGER z_noted_gone AFTER DELETE ON public.lease_unit REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION app.note_changed_homes();
CREATE TRIGGER z_noted_new AFTER INSERT ON public.lease_unit REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.note_changed_homes();
grant delete, insert, select on lease_unit to gida_app;
create policy of_estate on lease_unit
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ( SELECT app.sees_all() AS sees_all) OR (lease_id = ANY (( SELECT app.assigned_leases() AS assigned_leases)::uuid[]))))
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy proposed on lease_unit for select
  using ((lease_id = ANY (( SELECT app.proposed_leases() AS proposed_leases)::uuid[])));
create policy tenant on lease_unit for select
  using ((tenant_id = ( SELECT app.actor_id() AS actor_id)));

create table ledger_check (
  id uuid not null default uuidv7(),
  asked_by uuid,
  status text not null default 'RUNNING'::text,
  rule_count integer not null,
  started_at timestamp with time zone not null default app.now(),
  finished_at timestamp with time zone,
  constraint ledger_check_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint ledger_check_check CHECK (((status = 'DONE'::text) = (finished_at IS NOT NULL))),
  constraint ledger_check_pkey PRIMARY KEY (id),
  constraint ledger_check_status_check CHECK ((status = ANY (ARRAY['RUNNING'::text, 'DONE'::text])))
);
CREATE INDEX ledger_check_asked_by_idx ON public.ledger_check USING btree (asked_by) WHERE (asked_by IS NOT NULL);
CREATE UNIQUE INDEX ledger_check_running ON public.ledger_check USING btree (status) WHERE (status = 'RUNNING'::text);
CREATE INDEX ledger_check_started_at_idx ON public.ledger_check USING btree (started_at DESC);
grant delete, insert, select, update on ledger_check to gida_app;
create policy system on ledger_check
  using (( SELECT app.sees_all() AS sees_all))
  with check (( SELECT app.sees_all() AS sees_all));

create table ledger_check_rule (
  ledger_check_id uuid not null,
  "position" integer not null,
  name text not null,
  faults bigint not null,
  milliseconds integer not null,
  checked_at timestamp with time zone not null default app.now(),
  constraint ledger_check_rule_faults_check CHECK ((faults >= 0)),
  constraint ledger_check_rule_ledger_check_id_fkey FOREIGN KEY (ledger_check_id) REFERENCES ledger_check(id) ON DELETE CASCADE,
  constraint ledger_check_rule_pkey PRIMARY KEY (ledger_check_id, "position")
);
grant delete, insert, select, update on ledger_check_rule to gida_app;
create policy system on ledger_check_rule
  using (( SELECT app.sees_all() AS sees_all))
  with check (( SELECT app.is_system() AS is_system));

create table ledger_total (
  estate_id uuid not null,
  entries bigint not null,
  debits bigint not null,
  credits bigint not null,
  constraint ledger_total_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint ledger_total_pkey PRIMARY KEY (estate_id)
) with (fillfactor=40);
grant select on ledger_total to gida_app;
create policy manager on ledger_total for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table legal_hold (
  id uuid not null default uuidv7(),
  user_id uuid,
  estate_id uuid,
  lease_id uuid,
  reason text not null,
  owner_id uuid not null,
  review_on date not null,
  placed_at timestamp with time zone not null default app.now(),
  lifted_by uuid,
  lifted_at timestamp with time zone,
  lifted_reason text,
  constraint legal_hold_check CHECK ((num_nonnulls(user_id, estate_id, lease_id) = 1)),
  constraint legal_hold_check1 CHECK ((((lifted_by IS NULL) = (lifted_at IS NULL)) AND ((lifted_by IS NULL) = (lifted_reason IS NULL)))),
  constraint legal_hold_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint legal_hold_lease_id_fkey FOREIGN KEY (lease_id) REFERENCES lease(id),
  constraint legal_hold_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES users(id),
  constraint legal_hold_lifted_reason_check CHECK (((length(lifted_reason) >= 3) AND (length(lifted_reason) <= 300))),
  constraint legal_hold_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint legal_hold_pkey PRIMARY KEY (id),
  constraint legal_hold_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 300))),
  constraint legal_hold_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX legal_hold_estate_id_idx ON public.legal_hold USING btree (estate_id) WHERE ((lifted_at IS NULL) AND (estate_id IS NOT NULL));
CREATE UNIQUE INDEX legal_hold_lease_id_idx ON public.legal_hold USING btree (lease_id) WHERE ((lifted_at IS NULL) AND (lease_id IS NOT NULL));
CREATE UNIQUE INDEX legal_hold_user_id_idx ON public.legal_hold USING btree (user_id) WHERE ((lifted_at IS NULL) AND (user_id IS NOT NULL));
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.legal_hold FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.legal_hold FOR EACH ROW WHEN ((((((((((((old.id IS DISTINCT FROM new.id) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.lease_id IS DISTINCT FROM new.lease_id)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.owner_id IS DISTINCT FROM new.owner_id)) OR (old.review_on IS DISTINCT FROM new.review_on)) OR (old.placed_at IS DISTINCT FROM new.placed_at)) OR (old.lifted_by IS DISTINCT FROM new.lifted_by)) OR (old.lifted_at IS DISTINCT FROM new.lifted_at)) OR (old.lifted_reason IS DISTINCT FROM new.lifted_reason))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER keep AFTER UPDATE ON public.legal_hold REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('user_id', 'estate_id', 'lease_id', 'reason', 'owner_id', 'placed_at');
grant insert, select, update on legal_hold to gida_app;
create policy platform on legal_hold
  using (( SELECT app.sees_all() AS sees_all))
  with check (( SELECT app.sees_all() AS sees_all));

create table listing (
  id uuid not null default uuidv7(),
  unit_id uuid not null,
  estate_id uuid not null,
  slug text not null,
  headline text not null,
  description text not null default ''::text,
  agency_fee bigint not null default 0,
  legal_fee bigint not null default 0,
  published_by uuid not null,
  published_at timestamp with time zone not null default app.now(),
  withdrawn_at timestamp with time zone,
  constraint listing_agency_fee_check CHECK ((agency_fee >= 0)),
  constraint listing_description_check CHECK ((length(description) <= 2000)),
  constraint listing_headline_check CHECK (((length(headline) >= 1) AND (length(headline) <= 100))),
  constraint listing_legal_fee_check CHECK ((legal_fee >= 0)),
  constraint listing_pkey PRIMARY KEY (id),
  constraint listing_published_by_fkey FOREIGN KEY (published_by) REFERENCES users(id),
  constraint listing_slug_check CHECK ((slug ~ '^[a-z0-9-]{3,120}$'::text)),
  constraint listing_slug_key UNIQUE (slug),
  constraint listing_unit_id_estate_id_fkey FOREIGN KEY (unit_id, estate_id) REFERENCES unit(id, estate_id) ON DELETE CASCADE,
  constraint listing_unit_id_key UNIQUE (unit_id)
);
CREATE INDEX listing_estate_id_idx ON public.listing USING btree (estate_id);
CREATE INDEX listing_shown ON public.listing USING btree (published_at DESC, id DESC) WHERE (withdrawn_at IS NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.listing FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('unit', 'unit_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.listing FOR EACH ROW WHEN ((((((((((((old.id IS DISTINCT FROM new.id) OR (old.unit_id IS DISTINCT FROM new.unit_id)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.slug IS DISTINCT FROM new.slug)) OR (old.headline IS DISTINCT FROM new.headline)) OR (old.description IS DISTINCT FROM new.description)) OR (old.agency_fee IS DISTINCT FROM new.agency_fee)) OR (old.legal_fee IS DISTINCT FROM new.legal_fee)) OR (old.published_by IS DISTINCT FROM new.published_by)) OR (old.published_at IS DISTINCT FROM new.published_at)) OR (old.withdrawn_at IS DISTINCT FROM new.withdrawn_at))) EXECUTE FUNCTION app.lay_change_aside('unit', 'unit_id');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.listing REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.listing REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.listing REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on listing to gida_app;
create policy decides on listing
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all) OR (EXISTS ( SELECT
   FROM unit u
  WHERE ((u.id = listing.unit_id) AND (u.landlord_id = ( SELECT app.actor_id() AS actor_id)))))))
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all) OR (EXISTS ( SELECT
   FROM unit u
  WHERE ((u.id = listing.unit_id) AND (u.landlord_id = ( SELECT app.actor_id() AS actor_id)))))));
create policy of_unit on listing for select
  using (((EXISTS ( SELECT
   FROM unit u
  WHERE (u.id = listing.unit_id))) OR ( SELECT app.sees_all() AS sees_all)));

create table listing_photo (
  id uuid not null default uuidv7(),
  listing_id uuid not null,
  width integer not null,
  height integer not null,
  created_at timestamp with time zone not null default app.now(),
  sent_sha256 bytea,
  constraint listing_photo_height_check CHECK ((height > 0)),
  constraint listing_photo_listing_id_fkey FOREIGN KEY (listing_id) REFERENCES listing(id) ON DELETE CASCADE,
  constraint listing_photo_pkey PRIMARY KEY (id),
  constraint listing_photo_sent_sha256_check CHECK ((length(sent_sha256) = 32)),
  constraint listing_photo_width_check CHECK ((width > 0))
);
CREATE INDEX listing_photo_listing_id_id_idx ON public.listing_photo USING btree (listing_id, id);
CREATE UNIQUE INDEX listing_photo_sent ON public.listing_photo USING btree (listing_id, sent_sha256) WHERE (sent_sha256 IS NOT NULL);
grant delete, insert, select on listing_photo to gida_app;
create policy decides on listing_photo
  using ((( SELECT app.sees_all() AS sees_all) OR (EXISTS ( SELECT
   FROM (listing l
     JOIN unit u ON ((u.id = l.unit_id)))
  WHERE ((l.id = listing_photo.listing_id) AND ((l.estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (u.landlord_id = ( SELECT app.actor_id() AS actor_id))))))))
  with check ((( SELECT app.sees_all() AS sees_all) OR (EXISTS ( SELECT
   FROM (listing l
     JOIN unit u ON ((u.id = l.unit_id)))
  WHERE ((l.id = listing_photo.listing_id) AND ((l.estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (u.landlord_id = ( SELECT app.actor_id() AS actor_id))))))));
create policy of_listing on listing_photo for select
  using ((EXISTS ( SELECT
   FROM listing l
  WHERE (l.id = listing_photo.listing_id))));

create table live_counter (
  user_id uuid not null,
  last_seq bigint not null,
  constraint live_counter_pkey PRIMARY KEY (user_id),
  constraint live_counter_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
) with (fillfactor=40);
grant insert, select, update on live_counter to gida_app;
create policy self on live_counter
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)))
  with check (( SELECT app.is_system() AS is_system));

create table live_event (
  user_id uuid not null,
  seq bigint not null,
  type text not null,
  data jsonb not null,
  created_at timestamp with time zone not null default app.now(),
  constraint live_event_pkey PRIMARY KEY (user_id, seq),
  constraint live_event_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX live_event_created_at_idx ON public.live_event USING btree (created_at);
grant delete, insert, select on live_event to gida_app;
create policy self on live_event
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)))
  with check (( SELECT app.is_system() AS is_system));

create table mailed_token (
  token_hash bytea not null,
  user_id uuid not null,
  purpose text not null,
  sent_to citext not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  constraint mailed_token_check CHECK ((expires_at > created_at)),
  constraint mailed_token_pkey PRIMARY KEY (token_hash),
  constraint mailed_token_purpose_check CHECK ((purpose = ANY (ARRAY['VERIFY_EMAIL'::text, 'VERIFY_PHONE'::text, 'RESET_PASSWORD'::text]))),
  constraint mailed_token_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX mailed_token_user_id_idx ON public.mailed_token USING btree (user_id);
grant delete, insert, select, update on mailed_token to gida_app;
create policy system on mailed_token
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table maintenance_count (
  estate_id uuid not null,
  last_number integer not null default 0,
  constraint maintenance_count_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint maintenance_count_pkey PRIMARY KEY (estate_id)
);
grant select on maintenance_count to gida_app;
create policy system on maintenance_count for select
  using (( SELECT app.is_system() AS is_system));

create table maintenance_event (
  id uuid not null default uuidv7(),
  request_id uuid not null,
  at timestamp with time zone not null default app.now(),
  kind maintenance_event_kind not null,
  actor_id uuid,
  from_value text,
  to_value text,
  note text not null default ''::text,
  is_office boolean not null default false,
  client_id uuid,
  constraint maintenance_event_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint maintenance_event_note_check CHECK ((length(note) <= 1000)),
  constraint maintenance_event_pkey PRIMARY KEY (id),
  constraint maintenance_event_request_id_fkey FOREIGN KEY (request_id) REFERENCES maintenance_request(id) ON DELETE CASCADE
);
CREATE INDEX maintenance_event_actor_id_idx ON public.maintenance_event USING btree (actor_id) WHERE (actor_id IS NOT NULL);
CREATE INDEX maintenance_event_request_id_id_idx ON public.maintenance_event USING btree (request_id, id);
CREATE UNIQUE INDEX maintenance_event_said ON public.maintenance_event USING btree (request_id, client_id) WHERE (client_id IS NOT NULL);
grant insert, select on maintenance_event to gida_app;
create policy reader on maintenance_event for select
  using ((((NOT is_office) AND app.has_part_in_request(request_id)) OR app.runs_request(request_id)));
create policy writer on maintenance_event for insert
  with check ((( SELECT app.is_system() AS is_system) OR ((actor_id = ( SELECT app.actor_id() AS actor_id)) AND (app.runs_request(request_id) OR ((NOT is_office) AND app.has_part_in_request(request_id))))));

create table maintenance_file (
  id uuid not null default uuidv7(),
  request_id uuid not null,
  uploaded_by uuid not null,
  client_id uuid not null,
  kind attachment_kind not null,
  name text not null,
  content_type text not null,
  size integer not null,
  sha256 bytea not null,
  width integer,
  height integer,
  seconds integer,
  captured_at timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  constraint maintenance_file_check CHECK ((((kind = 'PICTURE'::attachment_kind) = (width IS NOT NULL)) AND ((width IS NULL) = (height IS NULL)))),
  constraint maintenance_file_check1 CHECK (((seconds IS NULL) OR (kind = 'AUDIO'::attachment_kind))),
  constraint maintenance_file_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint maintenance_file_pkey PRIMARY KEY (id),
  constraint maintenance_file_request_id_fkey FOREIGN KEY (request_id) REFERENCES maintenance_request(id) ON DELETE CASCADE,
  constraint maintenance_file_seconds_check CHECK (((seconds >= 1) AND (seconds <= 60))),
  constraint maintenance_file_size_check CHECK ((size > 0)),
  constraint maintenance_file_uploaded_by_client_id_key UNIQUE (uploaded_by, client_id),
  constraint maintenance_file_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id)
);
CREATE INDEX maintenance_file_request_id_id_idx ON public.maintenance_file USING btree (request_id, id);
grant insert, select on maintenance_file to gida_app;
create policy reader on maintenance_file for select
  using ((app.runs_request(request_id) OR app.has_part_in_request(request_id)));
create policy writer on maintenance_file for insert
  with check ((( SELECT app.is_system() AS is_system) OR ((uploaded_by = ( SELECT app.actor_id() AS actor_id)) AND (app.runs_request(request_id) OR app.has_part_in_request(request_id)))));

create table maintenance_request (
  id uuid not null default uuidv7(),
  number integer not null,
  estate_id uuid not null,
  property_id uuid not null,
  unit_id uuid not null,
  scope maintenance_scope not null,
  landlord_id uuid,
  category maintenance_category not null,
  answers jsonb not null default '{}'::jsonb,
  title text not null,
  description text not null default ''::text,
  priority maintenance_priority not null,
  proposed_priority maintenance_priority not null,
  status maintenance_status not null default 'OPEN'::maintenance_status,
  hold_reason maintenance_hold,
  reported_by uuid not null,
  tenant_id uuid,
  contact_name text not null,
  contact_phone text,
  preferred_times jsonb not null default '[]'::jsonb,
  entry_allowed boolean not null default false,
  call_first boolean not null default false,
  assigned_to uuid,
  merged_into uuid,
  follows_id uuid,
  client_id uuid not null,
  created_at timestamp with time zone not null default app.now(),
  opened_at timestamp with time zone not null default app.now(),
  answered_at timestamp with time zone,
  safe_at timestamp with time zone,
  resolved_at timestamp with time zone,
  closed_at timestamp with time zone,
  answer_due_at timestamp with time zone not null,
  safe_due_at timestamp with time zone,
  fix_due_at timestamp with time zone not null,
  held_since timestamp with time zone,
  paused_ms bigint not null default 0,
  reopened_count integer not null default 0,
  reminded_days integer,
  rating smallint,
  rating_note text not null default ''::text,
  due_at timestamp with time zone generated always as (
CASE
    WHEN (status = ANY (ARRAY['RESOLVED'::maintenance_status, 'CLOSED'::maintenance_status, 'CANCELLED'::maintenance_status])) THEN NULL::timestamp with time zone
    WHEN (answered_at IS NULL) THEN answer_due_at
    WHEN (status = 'ON_HOLD'::maintenance_status) THEN NULL::timestamp with time zone
    WHEN (safe_at IS NULL) THEN LEAST(safe_due_at, fix_due_at)
    ELSE fix_due_at
END) stored,
  search_text text generated always as (app.fold((((((number)::text || ' '::text) || title) || ' '::text) || contact_name))) stored,
  constraint maintenance_request_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES users(id),
  constraint maintenance_request_check CHECK ((((status = 'ON_HOLD'::maintenance_status) = (held_since IS NOT NULL)) AND ((status = 'ON_HOLD'::maintenance_status) OR (hold_reason IS NULL)))),
  constraint maintenance_request_check1 CHECK (((status = ANY (ARRAY['RESOLVED'::maintenance_status, 'CLOSED'::maintenance_status])) = (resolved_at IS NOT NULL))),
  constraint maintenance_request_check2 CHECK (((status = 'CLOSED'::maintenance_status) = (closed_at IS NOT NULL))),
  constraint maintenance_request_check3 CHECK (((status <> 'ASSIGNED'::maintenance_status) OR (assigned_to IS NOT NULL))),
  constraint maintenance_request_check4 CHECK ((merged_into <> id)),
  constraint maintenance_request_description_check CHECK ((length(description) <= 4000)),
  constraint maintenance_request_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint maintenance_request_estate_id_number_key UNIQUE (estate_id, number),
  constraint maintenance_request_follows_id_fkey FOREIGN KEY (follows_id) REFERENCES maintenance_request(id) ON DELETE SET NULL,
  constraint maintenance_request_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint maintenance_request_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES maintenance_request(id) ON DELETE CASCADE,
  constraint maintenance_request_paused_ms_check CHECK ((paused_ms >= 0)),
  constraint maintenance_request_pkey PRIMARY KEY (id),
  constraint maintenance_request_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE,
  constraint maintenance_request_rating_check CHECK (((rating >= 1) AND (rating <= 5))),
  constraint maintenance_request_rating_note_check CHECK ((length(rating_note) <= 1000)),
  constraint maintenance_request_reported_by_client_id_key UNIQUE (reported_by, client_id),
  constraint maintenance_request_reported_by_fkey FOREIGN KEY (reported_by) REFERENCES users(id),
  constraint maintenance_request_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES users(id),
  constraint maintenance_request_title_check CHECK (((length(title) >= 3) AND (length(title) <= 160))),
  constraint maintenance_request_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE
);
CREATE INDEX maintenance_done ON public.maintenance_request USING btree (estate_id, created_at DESC, id DESC);
CREATE INDEX maintenance_open ON public.maintenance_request USING btree (estate_id, due_at, id) WHERE ((status < 'RESOLVED'::maintenance_status) AND (merged_into IS NULL));
CREATE INDEX maintenance_request_assigned_to_idx ON public.maintenance_request USING btree (assigned_to) WHERE ((assigned_to IS NOT NULL) AND (status < 'RESOLVED'::maintenance_status));
CREATE INDEX maintenance_request_follows_id_idx ON public.maintenance_request USING btree (follows_id) WHERE (follows_id IS NOT NULL);
CREATE INDEX maintenance_request_landlord_id_created_at_idx ON public.maintenance_request USING btree (landlord_id, created_at DESC) WHERE (landlord_id IS NOT NULL);
CREATE INDEX maintenance_request_merged_into_idx ON public.maintenance_request USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX maintenance_request_property_id_created_at_idx ON public.maintenance_request USING btree (property_id, created_at DESC);
CREATE INDEX maintenance_request_reported_by_created_at_idx ON public.maintenance_request USING btree (reported_by, created_at DESC);
CREATE INDEX maintenance_request_tenant_id_created_at_idx ON public.maintenance_request USING btree (tenant_id, created_at DESC);
CREATE INDEX maintenance_request_unit_id_created_at_idx ON public.maintenance_request USING btree (unit_id, created_at DESC);
CREATE INDEX maintenance_shared ON public.maintenance_request USING btree (estate_id, created_at) WHERE ((scope <> 'UNIT'::maintenance_scope) AND (merged_into IS NULL));
CREATE INDEX maintenance_to_confirm ON public.maintenance_request USING btree (resolved_at) WHERE (status = 'RESOLVED'::maintenance_status);
CREATE INDEX maintenance_words ON public.maintenance_request USING gin (search_text gin_trgm_ops);
CREATE TRIGGER keep AFTER UPDATE ON public.maintenance_request REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('number', 'estate_id', 'property_id', 'unit_id', 'scope', 'landlord_id', 'reported_by', 'tenant_id', 'client_id', 'created_at');
CREATE TRIGGER keep_for_staff BEFORE UPDATE ON public.maintenance_request FOR EACH ROW EXECUTE FUNCTION app.keep_for_staff();
CREATE TRIGGER place BEFORE INSERT ON public.maintenance_request FOR EACH ROW EXECUTE FUNCTION app.place_maintenance_request();
CREATE TRIGGER score AFTER UPDATE OF status, rating ON public.maintenance_request FOR EACH ROW WHEN (((old.rating IS DISTINCT FROM new.rating) OR ((old.status = 'CLOSED'::maintenance_status) <> (new.status = 'CLOSED'::maintenance_status)))) EXECUTE FUNCTION app.score_rating();
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.maintenance_request REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.maintenance_request REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.maintenance_request REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on maintenance_request to gida_app;
create policy neighbour on maintenance_request for select
  using (((scope <> 'UNIT'::maintenance_scope) AND (merged_into IS NULL) AND (( SELECT app.actor_role() AS actor_role) = 'TENANT'::text) AND (((property_id = ANY (( SELECT app.rented_properties() AS rented_properties)::uuid[])) AND (NOT (property_id = ANY (( SELECT app.left_properties() AS left_properties)::uuid[])))) OR ((scope = 'ESTATE'::maintenance_scope) AND (estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])) AND (NOT (estate_id = ANY (( SELECT app.left_estates() AS left_estates)::uuid[])))))));
create policy own on maintenance_request for select
  using (((app.reaches(estate_id) AND ((reported_by = ( SELECT app.actor_id() AS actor_id)) OR (tenant_id = ( SELECT app.actor_id() AS actor_id)) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)))) OR ((assigned_to = ( SELECT app.actor_id() AS actor_id)) AND (estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])))));
create policy staff on maintenance_request
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ((scope <> 'UNIT'::maintenance_scope) AND (property_id = ANY (( SELECT app.assigned_properties() AS assigned_properties)::uuid[]))) OR ( SELECT app.sees_all() AS sees_all)))
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ((scope <> 'UNIT'::maintenance_scope) AND (property_id = ANY (( SELECT app.assigned_properties() AS assigned_properties)::uuid[]))) OR ( SELECT app.sees_all() AS sees_all)));
create policy tenant_reports on maintenance_request for insert
  with check (((reported_by = ( SELECT app.actor_id() AS actor_id)) AND (unit_id = ANY (( SELECT app.rented_units() AS rented_units)::uuid[]))));
create policy tenant_writes on maintenance_request for update
  using (((reported_by = ( SELECT app.actor_id() AS actor_id)) OR (tenant_id = ( SELECT app.actor_id() AS actor_id)) OR ((assigned_to = ( SELECT app.actor_id() AS actor_id)) AND (estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])))));

create table meeting (
  id uuid not null default uuidv7(),
  series_id uuid not null,
  meeting_type text not null,
  title text not null,
  location text not null default ''::text,
  url text,
  agenda text not null default ''::text,
  planned_at timestamp with time zone not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  status text not null default 'SCHEDULED'::text,
  cancel_reason text,
  reminded_minutes integer,
  minutes text,
  created_at timestamp with time zone not null default app.now(),
  changed_at timestamp with time zone not null default app.now(),
  constraint meeting_agenda_check CHECK ((length(agenda) <= 5000)),
  constraint meeting_cancel_reason_check CHECK (((length(cancel_reason) >= 1) AND (length(cancel_reason) <= 500))),
  constraint meeting_check CHECK ((ends_at > starts_at)),
  constraint meeting_check1 CHECK (((status = 'CANCELLED'::text) = (cancel_reason IS NOT NULL))),
  constraint meeting_location_check CHECK ((length(location) <= 300)),
  constraint meeting_meeting_type_check CHECK ((meeting_type = ANY (ARRAY['RESIDENTS'::text, 'INSPECTION'::text, 'VIEWING'::text, 'OTHER'::text]))),
  constraint meeting_minutes_check CHECK ((length(minutes) <= 20000)),
  constraint meeting_pkey PRIMARY KEY (id),
  constraint meeting_series_id_fkey FOREIGN KEY (series_id) REFERENCES meeting_series(id) ON DELETE CASCADE,
  constraint meeting_series_id_planned_at_key UNIQUE (series_id, planned_at),
  constraint meeting_status_check CHECK ((status = ANY (ARRAY['SCHEDULED'::text, 'CANCELLED'::text, 'COMPLETED'::text]))),
  constraint meeting_title_check CHECK (((length(title) >= 1) AND (length(title) <= 160))),
  constraint meeting_url_check CHECK ((length(url) <= 500))
);
CREATE INDEX meeting_series_id_starts_at_idx ON public.meeting USING btree (series_id, starts_at);
CREATE INDEX meeting_to_come ON public.meeting USING btree (starts_at) WHERE (status = 'SCHEDULED'::text);
CREATE TRIGGER keep AFTER UPDATE ON public.meeting REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('series_id', 'created_at');
grant insert, select, update on meeting to gida_app;
create policy organizer on meeting for insert
  with check (((series_id = ANY (app.called_series())) OR ( SELECT app.is_system() AS is_system)));
create policy organizer_changes on meeting for update
  using (((series_id = ANY (( SELECT app.called_series() AS called_series)::uuid[])) OR ( SELECT app.is_system() AS is_system)));
create policy participant on meeting for select
  using (((series_id = ANY (( SELECT app.my_series() AS my_series)::uuid[])) OR ( SELECT app.is_system() AS is_system)));

create table meeting_answer (
  meeting_id uuid not null,
  user_id uuid not null,
  status text not null,
  note text not null default ''::text,
  answered_at timestamp with time zone not null default app.now(),
  constraint meeting_answer_meeting_id_fkey FOREIGN KEY (meeting_id) REFERENCES meeting(id) ON DELETE CASCADE,
  constraint meeting_answer_note_check CHECK ((length(note) <= 500)),
  constraint meeting_answer_pkey PRIMARY KEY (meeting_id, user_id),
  constraint meeting_answer_status_check CHECK ((status = ANY (ARRAY['ACCEPTED'::text, 'DECLINED'::text, 'TENTATIVE'::text]))),
  constraint meeting_answer_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX meeting_answer_user_id_idx ON public.meeting_answer USING btree (user_id);
grant delete, insert, select, update on meeting_answer to gida_app;
create policy self on meeting_answer for insert
  with check ((((user_id = ( SELECT app.actor_id() AS actor_id)) AND (EXISTS ( SELECT
   FROM (meeting m
     JOIN meeting_invitee i ON ((i.series_id = m.series_id)))
  WHERE ((m.id = meeting_answer.meeting_id) AND (i.user_id = meeting_answer.user_id))))) OR ( SELECT app.is_system() AS is_system)));
create policy self_changes on meeting_answer for update
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));
create policy self_or_organizer on meeting_answer for select
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system) OR (EXISTS ( SELECT
   FROM meeting m
  WHERE ((m.id = meeting_answer.meeting_id) AND (m.series_id = ANY (( SELECT app.called_series() AS called_series)::uuid[])))))));
create policy system_forgets on meeting_answer for delete
  using (( SELECT app.is_system() AS is_system));

create table meeting_attendance (
  meeting_id uuid not null,
  user_id uuid not null,
  constraint meeting_attendance_meeting_id_fkey FOREIGN KEY (meeting_id) REFERENCES meeting(id) ON DELETE CASCADE,
  constraint meeting_attendance_pkey PRIMARY KEY (meeting_id, user_id),
  constraint meeting_attendance_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX meeting_attendance_user_id_idx ON public.meeting_attendance USING btree (user_id);
grant delete, insert, select on meeting_attendance to gida_app;
create policy self_or_organizer on meeting_attendance
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system) OR (EXISTS ( SELECT
   FROM meeting m
  WHERE ((m.id = meeting_attendance.meeting_id) AND (m.series_id = ANY (( SELECT app.called_series() AS called_series)::uuid[])))))))
  with check ((( SELECT app.is_system() AS is_system) OR (EXISTS ( SELECT
   FROM meeting m
  WHERE ((m.id = meeting_attendance.meeting_id) AND (m.series_id = ANY (( SELECT app.called_series() AS called_series)::uuid[])))))));

create table meeting_invitee (
  series_id uuid not null,
  user_id uuid not null,
  created_at timestamp with time zone not null default app.now(),
  constraint meeting_invitee_pkey PRIMARY KEY (series_id, user_id),
  constraint meeting_invitee_series_id_fkey FOREIGN KEY (series_id) REFERENCES meeting_series(id) ON DELETE CASCADE,
  constraint meeting_invitee_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX meeting_invitee_user_id_series_id_idx ON public.meeting_invitee USING btree (user_id, series_id);
grant delete, insert, select on meeting_invitee to gida_app;
create policy organizer on meeting_invitee for insert
  with check ((((series_id = ANY (app.called_series())) AND (EXISTS ( SELECT
   FROM users u
  WHERE (u.id = meeting_invitee.user_id)))) OR ( SELECT app.is_system() AS is_system)));
create policy organizer_drops on meeting_invitee for delete
  using (((series_id = ANY (( SELECT app.called_series() AS called_series)::uuid[])) OR ( SELECT app.is_system() AS is_system)));
create policy self_or_organizer on meeting_invitee for select
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR (series_id = ANY (( SELECT app.called_series() AS called_series)::uuid[])) OR ( SELECT app.is_system() AS is_system)));

create table meeting_link (
  token_hash bytea not null,
  meeting_id uuid not null,
  user_id uuid not null,
  sequence integer not null,
  created_at timestamp with time zone not null default app.now(),
  constraint meeting_link_meeting_id_fkey FOREIGN KEY (meeting_id) REFERENCES meeting(id) ON DELETE CASCADE,
  constraint meeting_link_meeting_id_user_id_sequence_key UNIQUE (meeting_id, user_id, sequence),
  constraint meeting_link_pkey PRIMARY KEY (token_hash),
  constraint meeting_link_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX meeting_link_user_id_idx ON public.meeting_link USING btree (user_id);
grant delete, insert, select on meeting_link to gida_app;
create policy system on meeting_link
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table meeting_paper (
  meeting_id uuid not null,
  document_id uuid not null,
  constraint meeting_paper_document_id_fkey FOREIGN KEY (document_id) REFERENCES document(id) ON DELETE CASCADE,
  constraint meeting_paper_document_id_key UNIQUE (document_id),
  constraint meeting_paper_meeting_id_fkey FOREIGN KEY (meeting_id) REFERENCES meeting(id) ON DELETE CASCADE,
  constraint meeting_paper_pkey PRIMARY KEY (meeting_id)
);
grant insert, select on meeting_paper to gida_app;
create policy filed on meeting_paper for insert
  with check (( SELECT app.is_system() AS is_system));
create policy with_document on meeting_paper for select
  using ((EXISTS ( SELECT
   FROM document d
  WHERE (d.id = meeting_paper.document_id))));

create table meeting_poll (
  id uuid not null default uuidv7(),
  organizer_id uuid not null,
  estate_id uuid,
  meeting_type text not null,
  title text not null,
  location text not null default ''::text,
  url text,
  agenda text not null default ''::text,
  status text not null default 'OPEN'::text,
  meeting_id uuid,
  created_at timestamp with time zone not null default app.now(),
  client_id uuid,
  constraint meeting_poll_agenda_check CHECK ((length(agenda) <= 5000)),
  constraint meeting_poll_check CHECK (((status = 'FIXED'::text) = (meeting_id IS NOT NULL))),
  constraint meeting_poll_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint meeting_poll_location_check CHECK ((length(location) <= 300)),
  constraint meeting_poll_meeting_id_fkey FOREIGN KEY (meeting_id) REFERENCES meeting(id),
  constraint meeting_poll_meeting_type_check CHECK ((meeting_type = ANY (ARRAY['RESIDENTS'::text, 'INSPECTION'::text, 'VIEWING'::text, 'OTHER'::text]))),
  constraint meeting_poll_organizer_id_fkey FOREIGN KEY (organizer_id) REFERENCES users(id),
  constraint meeting_poll_pkey PRIMARY KEY (id),
  constraint meeting_poll_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'FIXED'::text, 'WITHDRAWN'::text]))),
  constraint meeting_poll_title_check CHECK (((length(title) >= 1) AND (length(title) <= 160))),
  constraint meeting_poll_url_check CHECK ((length(url) <= 500))
);
CREATE INDEX meeting_poll_estate_id_idx ON public.meeting_poll USING btree (estate_id) WHERE (estate_id IS NOT NULL);
CREATE INDEX meeting_poll_meeting_id_idx ON public.meeting_poll USING btree (meeting_id) WHERE (meeting_id IS NOT NULL);
CREATE INDEX meeting_poll_organizer_id_created_at_idx ON public.meeting_poll USING btree (organizer_id, created_at DESC);
CREATE UNIQUE INDEX meeting_poll_sent ON public.meeting_poll USING btree (organizer_id, client_id) WHERE (client_id IS NOT NULL);
CREATE TRIGGER keep AFTER UPDATE ON public.meeting_poll REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('organizer_id', 'estate_id', 'created_at');
CREATE TRIGGER refuse_archived_estate AFTER INSERT ON public.meeting_poll REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_in_archived_estate();
grant insert, select, update on meeting_poll to gida_app;
create policy organizer on meeting_poll for insert
  with check (((organizer_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));
create policy organizer_changes on meeting_poll for update
  using (((organizer_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));
create policy participant on meeting_poll for select
  using (((organizer_id = ( SELECT app.actor_id() AS actor_id)) OR (id = ANY (( SELECT app.my_polls() AS my_polls)::uuid[])) OR ( SELECT app.is_system() AS is_system)));

create table meeting_poll_choice (
  poll_id uuid not null,
  user_id uuid not null,
  starts_at timestamp with time zone not null,
  constraint meeting_poll_choice_pkey PRIMARY KEY (poll_id, user_id, starts_at),
  constraint meeting_poll_choice_poll_id_starts_at_fkey FOREIGN KEY (poll_id, starts_at) REFERENCES meeting_poll_time(poll_id, starts_at) ON DELETE CASCADE,
  constraint meeting_poll_choice_poll_id_user_id_fkey FOREIGN KEY (poll_id, user_id) REFERENCES meeting_poll_invitee(poll_id, user_id) ON UPDATE CASCADE ON DELETE CASCADE
);
CREATE INDEX meeting_poll_choice_poll_id_starts_at_idx ON public.meeting_poll_choice USING btree (poll_id, starts_at);
grant delete, insert, select on meeting_poll_choice to gida_app;
create policy self on meeting_poll_choice for insert
  with check (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));
create policy self_changes on meeting_poll_choice for delete
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));
create policy self_or_organizer on meeting_poll_choice for select
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR (poll_id = ANY (( SELECT app.called_polls() AS called_polls)::uuid[])) OR ( SELECT app.is_system() AS is_system)));

create table meeting_poll_invitee (
  poll_id uuid not null,
  user_id uuid not null,
  answered_at timestamp with time zone,
  token_hash bytea,
  constraint meeting_poll_invitee_pkey PRIMARY KEY (poll_id, user_id),
  constraint meeting_poll_invitee_poll_id_fkey FOREIGN KEY (poll_id) REFERENCES meeting_poll(id) ON DELETE CASCADE,
  constraint meeting_poll_invitee_token_hash_key UNIQUE (token_hash),
  constraint meeting_poll_invitee_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX meeting_poll_invitee_user_id_idx ON public.meeting_poll_invitee USING btree (user_id);
CREATE TRIGGER keep AFTER UPDATE ON public.meeting_poll_invitee REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('poll_id', 'user_id', 'token_hash');
grant delete, insert, select, update on meeting_poll_invitee to gida_app;
create policy organizer on meeting_poll_invitee for insert
  with check ((((poll_id = ANY (app.called_polls())) AND (EXISTS ( SELECT
   FROM users u
  WHERE (u.id = meeting_poll_invitee.user_id)))) OR ( SELECT app.is_system() AS is_system)));
create policy self_answers on meeting_poll_invitee for update
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));
create policy self_or_organizer on meeting_poll_invitee for select
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR (poll_id = ANY (( SELECT app.called_polls() AS called_polls)::uuid[])) OR ( SELECT app.is_system() AS is_system)));
create policy system_drops on meeting_poll_invitee for delete
  using (( SELECT app.is_system() AS is_system));

create table meeting_poll_time (
  poll_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  constraint meeting_poll_time_check CHECK ((ends_at > starts_at)),
  constraint meeting_poll_time_pkey PRIMARY KEY (poll_id, starts_at),
  constraint meeting_poll_time_poll_id_fkey FOREIGN KEY (poll_id) REFERENCES meeting_poll(id) ON DELETE CASCADE
);
grant insert, select on meeting_poll_time to gida_app;
create policy organizer on meeting_poll_time for insert
  with check (((poll_id = ANY (app.called_polls())) OR ( SELECT app.is_system() AS is_system)));
create policy participant on meeting_poll_time for select
  using (((poll_id = ANY (( SELECT app.my_polls() AS my_polls)::uuid[])) OR ( SELECT app.is_system() AS is_system)));

create table meeting_series (
  id uuid not null default uuidv7(),
  organizer_id uuid not null,
  estate_id uuid,
  recurrence text,
  written_until timestamp with time zone,
  sequence integer not null default 0,
  created_at timestamp with time zone not null default app.now(),
  changed_at timestamp with time zone not null default app.now(),
  client_id uuid,
  constraint meeting_series_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint meeting_series_organizer_id_fkey FOREIGN KEY (organizer_id) REFERENCES users(id),
  constraint meeting_series_pkey PRIMARY KEY (id),
  constraint meeting_series_recurrence_check CHECK ((length(recurrence) <= 200)),
  constraint meeting_series_sequence_check CHECK ((sequence >= 0))
);
CREATE INDEX meeting_series_estate_id_idx ON public.meeting_series USING btree (estate_id) WHERE (estate_id IS NOT NULL);
CREATE INDEX meeting_series_organizer_id_idx ON public.meeting_series USING btree (organizer_id);
CREATE UNIQUE INDEX meeting_series_sent ON public.meeting_series USING btree (organizer_id, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX meeting_series_to_write ON public.meeting_series USING btree (written_until) WHERE (written_until IS NOT NULL);
CREATE TRIGGER keep AFTER UPDATE ON public.meeting_series REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('organizer_id', 'estate_id', 'recurrence', 'created_at');
CREATE TRIGGER refuse_archived_estate AFTER INSERT ON public.meeting_series REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_in_archived_estate();
grant insert, select, update on meeting_series to gida_app;
create policy organizer on meeting_series for insert
  with check (((organizer_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));
create policy organizer_changes on meeting_series for update
  using (((organizer_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));
create policy participant on meeting_series for select
  using (((organizer_id = ( SELECT app.actor_id() AS actor_id)) OR (id = ANY (( SELECT app.my_series() AS my_series)::uuid[])) OR ( SELECT app.is_system() AS is_system)));

create table message (
  id uuid not null default uuidv7(),
  conversation_id uuid not null,
  number integer not null,
  sender_id uuid not null,
  kind message_kind not null default 'TEXT'::message_kind,
  content text not null,
  client_id uuid not null,
  reply_to_id uuid,
  edited_at timestamp with time zone,
  deleted_at timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  parameters jsonb,
  is_withheld boolean not null default false,
  constraint message_check CHECK (((kind = 'SYSTEM'::message_kind) OR (parameters IS NULL))),
  constraint message_content_check CHECK ((length(content) <= 5000)),
  constraint message_conversation_id_fkey FOREIGN KEY (conversation_id) REFERENCES conversation(id) ON DELETE CASCADE,
  constraint message_conversation_id_id_key UNIQUE (conversation_id, id),
  constraint message_conversation_id_number_key UNIQUE (conversation_id, number),
  constraint message_number_check CHECK ((number > 0)),
  constraint message_pkey PRIMARY KEY (id),
  constraint message_reply_to_id_conversation_id_fkey FOREIGN KEY (reply_to_id, conversation_id) REFERENCES message(id, conversation_id),
  constraint message_sender_id_client_id_key UNIQUE (sender_id, client_id),
  constraint message_sender_id_fkey FOREIGN KEY (sender_id) REFERENCES users(id)
);
CREATE INDEX message_words ON public.message USING gin (conversation_id, app.fold(content) gin_trgm_ops) WHERE ((kind <> 'SYSTEM'::message_kind) AND (deleted_at IS NULL));
CREATE TRIGGER keep AFTER UPDATE ON public.message REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('conversation_id', 'number', 'sender_id', 'kind', 'client_id', 'reply_to_id', 'created_at');
grant insert, select, update on message to gida_app;
create policy reader on message for select
  using (((((NOT is_withheld) OR (sender_id = ( SELECT app.actor_id() AS actor_id))) AND ((EXISTS ( SELECT
   FROM conversation_participant p
  WHERE ((p.conversation_id = message.conversation_id) AND (p.user_id = ( SELECT app.actor_id() AS actor_id)) AND (NOT p.is_office) AND (message.number > p.from_number) AND ((p.to_number IS NULL) OR (message.number <= p.to_number))))) OR (EXISTS ( SELECT
   FROM conversation c
  WHERE ((c.id = message.conversation_id) AND (c.office_estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[]))))))) OR ( SELECT app.is_system() AS is_system)));
create policy sender on message for insert
  with check ((((sender_id = ( SELECT app.actor_id() AS actor_id)) AND (kind <> 'SYSTEM'::message_kind) AND app.takes_part(conversation_id)) OR ( SELECT app.is_system() AS is_system)));
create policy sender_changes on message for update
  using (((sender_id = ( SELECT app.actor_id() AS actor_id)) AND (kind <> 'SYSTEM'::message_kind) AND (deleted_at IS NULL) AND app.takes_part(conversation_id)))
  with check (((sender_id = ( SELECT app.actor_id() AS actor_id)) AND app.takes_part(conversation_id)));

create table message_attachment (
  id uuid not null,
  message_id uuid,
  uploaded_by uuid not null,
  "position" smallint not null,
  kind attachment_kind not null,
  name text not null,
  content_type text not null,
  size integer not null,
  width integer,
  height integer,
  seconds integer,
  created_at timestamp with time zone not null default app.now(),
  constraint message_attachment_check CHECK ((((kind = 'PICTURE'::attachment_kind) = (width IS NOT NULL)) AND ((width IS NULL) = (height IS NULL)))),
  constraint message_attachment_check1 CHECK (((seconds IS NULL) OR (kind = 'AUDIO'::attachment_kind))),
  constraint message_attachment_message_id_fkey FOREIGN KEY (message_id) REFERENCES message(id) ON DELETE CASCADE,
  constraint message_attachment_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint message_attachment_pkey PRIMARY KEY (id),
  constraint message_attachment_position_check CHECK ((("position" >= 1) AND ("position" <= 10))),
  constraint message_attachment_seconds_check CHECK (((seconds >= 1) AND (seconds <= 180))),
  constraint message_attachment_size_check CHECK ((size > 0)),
  constraint message_attachment_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id)
);
CREATE INDEX message_attachment_created_at_idx ON public.message_attachment USING btree (created_at) WHERE (message_id IS NULL);
CREATE INDEX message_attachment_message_id_position_idx ON public.message_attachment USING btree (message_id, "position");
CREATE INDEX message_attachment_uploaded_by_idx ON public.message_attachment USING btree (uploaded_by);
CREATE TRIGGER keep AFTER UPDATE ON public.message_attachment REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('uploaded_by', 'kind', 'content_type', 'size', 'created_at');
grant delete, insert, select, update on message_attachment to gida_app;
create policy reader on message_attachment for select
  using (((EXISTS ( SELECT
   FROM message m
  WHERE ((m.id = message_attachment.message_id) AND (m.deleted_at IS NULL)))) OR ((message_id IS NULL) AND (uploaded_by = ( SELECT app.actor_id() AS actor_id))) OR ( SELECT app.is_system() AS is_system)));
create policy sender on message_attachment for update
  using (((uploaded_by = ( SELECT app.actor_id() AS actor_id)) AND (message_id IS NULL)))
  with check ((EXISTS ( SELECT
   FROM message m
  WHERE ((m.id = message_attachment.message_id) AND (m.sender_id = ( SELECT app.actor_id() AS actor_id))))));
create policy sweep on message_attachment for delete
  using (((message_id IS NULL) AND ( SELECT app.is_system() AS is_system)));
create policy uploader on message_attachment for insert
  with check ((((uploaded_by = ( SELECT app.actor_id() AS actor_id)) AND (message_id IS NULL)) OR ( SELECT app.is_system() AS is_system)));

create table message_block (
  blocker_id uuid not null,
  blocked_id uuid not null,
  created_at timestamp with time zone not null default app.now(),
  constraint message_block_blocked_id_fkey FOREIGN KEY (blocked_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint message_block_blocker_id_fkey FOREIGN KEY (blocker_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint message_block_check CHECK ((blocker_id <> blocked_id)),
  constraint message_block_pkey PRIMARY KEY (blocker_id, blocked_id)
);
CREATE INDEX message_block_blocked_id_idx ON public.message_block USING btree (blocked_id);
grant delete, insert, select on message_block to gida_app;
create policy blocker on message_block for select
  using (((blocker_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));
create policy blocker_adds on message_block for insert
  with check ((blocker_id = ( SELECT app.actor_id() AS actor_id)));
create policy blocker_ends on message_block for delete
  using ((blocker_id = ( SELECT app.actor_id() AS actor_id)));

create table message_report (
  id uuid not null default uuidv7(),
  message_id uuid not null,
  number integer not null,
  estate_id uuid,
  reported_id uuid not null,
  reporter_id uuid not null,
  reason text not null,
  lines jsonb not null,
  created_at timestamp with time zone not null default app.now(),
  closed_at timestamp with time zone,
  closed_by uuid,
  outcome text,
  constraint message_report_check CHECK ((((closed_at IS NULL) = (closed_by IS NULL)) AND ((closed_at IS NULL) = (outcome IS NULL)))),
  constraint message_report_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(id),
  constraint message_report_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE SET NULL,
  constraint message_report_message_id_fkey FOREIGN KEY (message_id) REFERENCES message(id) ON DELETE CASCADE,
  constraint message_report_message_id_reporter_id_key UNIQUE (message_id, reporter_id),
  constraint message_report_outcome_check CHECK (((length(outcome) >= 1) AND (length(outcome) <= 500))),
  constraint message_report_pkey PRIMARY KEY (id),
  constraint message_report_reason_check CHECK (((length(reason) >= 1) AND (length(reason) <= 500))),
  constraint message_report_reported_id_fkey FOREIGN KEY (reported_id) REFERENCES users(id),
  constraint message_report_reporter_id_fkey FOREIGN KEY (reporter_id) REFERENCES users(id)
);
CREATE INDEX message_report_closed_by_idx ON public.message_report USING btree (closed_by);
CREATE INDEX message_report_estate_id_idx ON public.message_report USING btree (estate_id);
CREATE INDEX message_report_reported_id_idx ON public.message_report USING btree (reported_id);
CREATE INDEX message_report_reporter_id_idx ON public.message_report USING btree (reporter_id);
CREATE TRIGGER keep AFTER UPDATE ON public.message_report REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('message_id', 'estate_id', 'reported_id', 'reporter_id', 'reason', 'lines', 'created_at');
grant insert, select, update on message_report to gida_app;
create policy reporter on message_report for insert
  with check (((reporter_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));
create policy reviewer on message_report for select
  using ((((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) AND (reported_id <> ( SELECT app.actor_id() AS actor_id))) OR ( SELECT app.sees_all() AS sees_all) OR ( SELECT app.is_system() AS is_system)));
create policy reviewer_closes on message_report for update
  using ((((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) AND (reported_id <> ( SELECT app.actor_id() AS actor_id))) OR ( SELECT app.sees_all() AS sees_all)));

create table message_version (
  message_id uuid not null,
  content text not null,
  replaced_at timestamp with time zone not null default app.now(),
  constraint message_version_message_id_fkey FOREIGN KEY (message_id) REFERENCES message(id) ON DELETE CASCADE,
  constraint message_version_pkey PRIMARY KEY (message_id, replaced_at)
);
grant insert, select on message_version to gida_app;
create policy copied on message_version for select
  using (( SELECT app.is_system() AS is_system));
create policy system on message_version for insert
  with check (( SELECT app.is_system() AS is_system));

create table notice (
  id uuid not null default uuidv7(),
  kind notice_kind not null,
  state notice_state not null default 'PREPARED'::notice_state,
  estate_id uuid not null,
  unit_id uuid not null,
  landlord_id uuid,
  lease_id uuid not null,
  tenant_id uuid not null,
  tenant_name text not null,
  quit_notice_id uuid,
  document_id uuid not null,
  law_state text not null,
  tenancy text not null,
  length text not null,
  agreed_days integer,
  advice_by text,
  dated date not null,
  ends_on date,
  steps jsonb not null,
  earliest date,
  served_on date,
  next_from date,
  defects text[] not null default '{}'::text[],
  reason text not null default ''::text,
  created_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  ended_at timestamp with time zone,
  constraint notice_advice_by_check CHECK ((length(advice_by) <= 120)),
  constraint notice_agreed_days_check CHECK ((agreed_days > 0)),
  constraint notice_check CHECK (((kind = 'INTENTION'::notice_kind) OR (ends_on IS NOT NULL))),
  constraint notice_check1 CHECK (((kind = 'INTENTION'::notice_kind) OR (quit_notice_id IS NULL))),
  constraint notice_check2 CHECK ((quit_notice_id <> id)),
  constraint notice_check3 CHECK (((state <> ALL (ARRAY['SERVED'::notice_state, 'EXPIRED'::notice_state, 'ACTED_ON'::notice_state])) OR ((served_on IS NOT NULL) AND (ends_on IS NOT NULL)))),
  constraint notice_check4 CHECK (((state <> 'PREPARED'::notice_state) OR (served_on IS NULL))),
  constraint notice_check5 CHECK (((state = ANY (ARRAY['WITHDRAWN'::notice_state, 'DEFECTIVE'::notice_state, 'ACTED_ON'::notice_state])) = (ended_at IS NOT NULL))),
  constraint notice_check6 CHECK (((state = ANY (ARRAY['WITHDRAWN'::notice_state, 'DEFECTIVE'::notice_state])) <= (reason <> ''::text))),
  constraint notice_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint notice_defects_check CHECK ((defects <@ ARRAY['TOO_SHORT'::text, 'ALREADY_OVER'::text, 'LEASE_RENEWED'::text, 'LEASE_ENDED'::text])),
  constraint notice_document_id_fkey FOREIGN KEY (document_id) REFERENCES document(id),
  constraint notice_document_id_key UNIQUE (document_id),
  constraint notice_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint notice_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint notice_lease_id_fkey FOREIGN KEY (lease_id) REFERENCES lease(id) ON DELETE CASCADE,
  constraint notice_length_check CHECK ((length(length) <= 60)),
  constraint notice_pkey PRIMARY KEY (id),
  constraint notice_quit_notice_id_fkey FOREIGN KEY (quit_notice_id) REFERENCES notice(id),
  constraint notice_reason_check CHECK ((length(reason) <= 500)),
  constraint notice_tenancy_check CHECK ((length(tenancy) <= 60)),
  constraint notice_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES users(id),
  constraint notice_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE
);
CREATE INDEX notice_created_by_idx ON public.notice USING btree (created_by);
CREATE INDEX notice_estate_id_created_at_id_idx ON public.notice USING btree (estate_id, created_at DESC, id DESC);
CREATE INDEX notice_landlord_id_created_at_idx ON public.notice USING btree (landlord_id, created_at DESC) WHERE (landlord_id IS NOT NULL);
CREATE INDEX notice_lease_id_created_at_idx ON public.notice USING btree (lease_id, created_at DESC);
CREATE UNIQUE INDEX notice_open ON public.notice USING btree (lease_id, kind) WHERE (state = ANY (ARRAY['PREPARED'::notice_state, 'SERVED'::notice_state]));
CREATE INDEX notice_quit_notice_id_idx ON public.notice USING btree (quit_notice_id) WHERE (quit_notice_id IS NOT NULL);
CREATE INDEX notice_tenant_id_created_at_idx ON public.notice USING btree (tenant_id, created_at DESC);
CREATE INDEX notice_to_run_out ON public.notice USING btree (ends_on) WHERE (state = 'SERVED'::notice_state);
CREATE INDEX notice_unit_id_idx ON public.notice USING btree (unit_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.notice FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('notice', 'id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.notice FOR EACH ROW WHEN ((((((((((((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.state IS DISTINCT FROM new.state)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.unit_id IS DISTINCT FROM new.unit_id)) OR (old.landlord_id IS DISTINCT FROM new.landlord_id)) OR (old.lease_id IS DISTINCT FROM new.lease_id)) OR (old.tenant_id IS DISTINCT FROM new.tenant_id)) OR (old.tenant_name IS DISTINCT FROM new.tenant_name)) OR (old.quit_notice_id IS DISTINCT FROM new.quit_notice_id)) OR (old.document_id IS DISTINCT FROM new.document_id)) OR (old.law_state IS DISTINCT FROM new.law_state)) OR (old.tenancy IS DISTINCT FROM new.tenancy)) OR (old.length IS DISTINCT FROM new.length)) OR (old.agreed_days IS DISTINCT FROM new.agreed_days)) OR (old.advice_by IS DISTINCT FROM new.advice_by)) OR (old.dated IS DISTINCT FROM new.dated)) OR (old.ends_on IS DISTINCT FROM new.ends_on)) OR (old.steps IS DISTINCT FROM new.steps)) OR (old.earliest IS DISTINCT FROM new.earliest)) OR (old.served_on IS DISTINCT FROM new.served_on)) OR (old.next_from IS DISTINCT FROM new.next_from)) OR (old.defects IS DISTINCT FROM new.defects)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.ended_at IS DISTINCT FROM new.ended_at))) EXECUTE FUNCTION app.lay_change_aside('notice', 'id');
CREATE TRIGGER keep AFTER UPDATE ON public.notice REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('kind', 'estate_id', 'unit_id', 'lease_id', 'tenant_id', 'tenant_name', 'quit_notice_id', 'document_id', 'law_state', 'tenancy', 'length', 'agreed_days', 'advice_by', 'dated', 'created_by', 'created_at');
CREATE TRIGGER place BEFORE INSERT ON public.notice FOR EACH ROW EXECUTE FUNCTION app.place_notice();
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.notice REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.notice REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.notice REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on notice to gida_app;
create policy runs on notice
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)))
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy served on notice for select
  using (((tenant_id = ( SELECT app.actor_id() AS actor_id)) AND (served_on IS NOT NULL)));

create table notice_proof (
  document_id uuid not null,
  notice_id uuid not null,
  kind notice_proof_kind not null,
  added_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  constraint notice_proof_added_by_fkey FOREIGN KEY (added_by) REFERENCES users(id),
  constraint notice_proof_document_id_fkey FOREIGN KEY (document_id) REFERENCES document(id),
  constraint notice_proof_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notice(id) ON DELETE CASCADE,
  constraint notice_proof_pkey PRIMARY KEY (document_id)
);
CREATE INDEX notice_proof_added_by_idx ON public.notice_proof USING btree (added_by);
CREATE INDEX notice_proof_notice_id_idx ON public.notice_proof USING btree (notice_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.notice_proof FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('notice', 'notice_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.notice_proof FOR EACH ROW WHEN ((((((old.document_id IS DISTINCT FROM new.document_id) OR (old.notice_id IS DISTINCT FROM new.notice_id)) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.added_by IS DISTINCT FROM new.added_by)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('notice', 'notice_id');
grant insert, select on notice_proof to gida_app;
create policy added on notice_proof for insert
  with check ((( SELECT app.is_system() AS is_system) OR ((added_by = ( SELECT app.actor_id() AS actor_id)) AND app.runs_notice(notice_id))));
create policy runs on notice_proof for select
  using (app.runs_notice(notice_id));

create table notice_service (
  notice_id uuid not null,
  method service_method not null,
  served_at timestamp with time zone not null,
  served_by text not null,
  served_on_name text not null,
  relation text not null,
  place text not null,
  reply service_reply not null,
  waybill text not null default ''::text,
  note text not null default ''::text,
  recorded_by uuid not null,
  recorded_at timestamp with time zone not null default app.now(),
  constraint notice_service_note_check CHECK ((length(note) <= 500)),
  constraint notice_service_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notice(id) ON DELETE CASCADE,
  constraint notice_service_pkey PRIMARY KEY (notice_id),
  constraint notice_service_place_check CHECK ((length(place) <= 200)),
  constraint notice_service_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  constraint notice_service_relation_check CHECK ((length(relation) <= 80)),
  constraint notice_service_served_by_check CHECK ((length(served_by) <= 120)),
  constraint notice_service_served_on_name_check CHECK ((length(served_on_name) <= 120)),
  constraint notice_service_waybill_check CHECK ((length(waybill) <= 60))
);
CREATE INDEX notice_service_recorded_by_idx ON public.notice_service USING btree (recorded_by);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.notice_service FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('notice', 'notice_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.notice_service FOR EACH ROW WHEN (((((((((((((old.notice_id IS DISTINCT FROM new.notice_id) OR (old.method IS DISTINCT FROM new.method)) OR (old.served_at IS DISTINCT FROM new.served_at)) OR (old.served_by IS DISTINCT FROM new.served_by)) OR (old.served_on_name IS DISTINCT FROM new.served_on_name)) OR (old.relation IS DISTINCT FROM new.relation)) OR (old.place IS DISTINCT FROM new.place)) OR (old.reply IS DISTINCT FROM new.reply)) OR (old.waybill IS DISTINCT FROM new.waybill)) OR (old.note IS DISTINCT FROM new.note)) OR (old.recorded_by IS DISTINCT FROM new.recorded_by)) OR (old.recorded_at IS DISTINCT FROM new.recorded_at))) EXECUTE FUNCTION app.lay_change_aside('notice', 'notice_id');
grant insert, select on notice_service to gida_app;
create policy recorded on notice_service for insert
  with check ((( SELECT app.is_system() AS is_system) OR ((recorded_by = ( SELECT app.actor_id() AS actor_id)) AND app.runs_notice(notice_id))));
create policy with_notice on notice_service for select
  using ((EXISTS ( SELECT
   FROM notice n
  WHERE (n.id = notice_service.notice_id))));

create table notification (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  type notification_type not null,
  title text not null,
  message text not null,
  priority notification_priority not null default 'medium'::notification_priority,
  action_url text,
  key text not null,
  read_at timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  constraint notification_pkey PRIMARY KEY (id),
  constraint notification_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint notification_user_id_key_key UNIQUE (user_id, key)
);
CREATE INDEX notification_read ON public.notification USING btree (read_at) WHERE (read_at IS NOT NULL);
CREATE INDEX notification_unread ON public.notification USING btree (user_id) WHERE (read_at IS NULL);
CREATE INDEX notification_user_id_created_at_id_idx ON public.notification USING btree (user_id, created_at DESC, id DESC);
grant delete, insert, select, update on notification to gida_app;
create policy self on notification
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)))
  with check (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));

create table notification_choice (
  user_id uuid not null,
  kind notification_type not null,
  channel text not null,
  is_on boolean not null,
  constraint notification_choice_channel_check CHECK ((channel = ANY (ARRAY['IN_APP'::text, 'EMAIL'::text, 'SMS'::text, 'PUSH'::text]))),
  constraint notification_choice_kind_check CHECK ((kind <> 'alert'::notification_type)),
  constraint notification_choice_pkey PRIMARY KEY (user_id, kind, channel),
  constraint notification_choice_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
grant insert, select, update on notification_choice to gida_app;
create policy self on notification_choice
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)))
  with check (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));

create table notification_setting (
  user_id uuid not null,
  wants_digest boolean not null default false,
  wants_quiet boolean not null default true,
  quiet_from text,
  quiet_to text,
  digest_at text,
  constraint notification_setting_check CHECK ((((quiet_from IS NULL) = (quiet_to IS NULL)) AND (quiet_from <> quiet_to))),
  constraint notification_setting_digest_at_check CHECK ((digest_at ~ '^([01][0-9]|2[0-3]):[03]0$'::text)),
  constraint notification_setting_pkey PRIMARY KEY (user_id),
  constraint notification_setting_quiet_from_check CHECK ((quiet_from ~ '^([01][0-9]|2[0-3]):[03]0$'::text)),
  constraint notification_setting_quiet_to_check CHECK ((quiet_to ~ '^([01][0-9]|2[0-3]):[03]0$'::text)),
  constraint notification_setting_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
grant insert, select, update on notification_setting to gida_app;
create policy self on notification_setting
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)))
  with check (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));

create table offline_payment (
  payment_id uuid not null,
  estate_id uuid not null,
  landed money_landed not null,
  received_by uuid not null,
  received_on date not null,
  payer_name text,
  evidence_id uuid,
  confirmed boolean not null default false,
  reversed_at timestamp with time zone,
  reversed_by uuid,
  reversal_kind text,
  reversal_reason text,
  payer_kind text not null default 'PERSON'::text,
  client_id uuid,
  constraint offline_payment_check CHECK (((reversed_at IS NULL) = (reversed_by IS NULL))),
  constraint offline_payment_check1 CHECK (((reversed_at IS NULL) = (reversal_kind IS NULL))),
  constraint offline_payment_check2 CHECK (((reversed_at IS NULL) = (reversal_reason IS NULL))),
  constraint offline_payment_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint offline_payment_evidence_id_fkey FOREIGN KEY (evidence_id) REFERENCES evidence(id),
  constraint offline_payment_payer_kind_check CHECK ((payer_kind = ANY (ARRAY['PERSON'::text, 'COMPANY'::text]))),
  constraint offline_payment_payer_name_check CHECK (((length(payer_name) >= 1) AND (length(payer_name) <= 120))),
  constraint offline_payment_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint offline_payment_pkey PRIMARY KEY (payment_id),
  constraint offline_payment_received_by_fkey FOREIGN KEY (received_by) REFERENCES users(id),
  constraint offline_payment_reversal_kind_check CHECK ((reversal_kind = ANY (ARRAY['MISTAKE'::text, 'BOUNCED'::text]))),
  constraint offline_payment_reversal_reason_check CHECK (((length(reversal_reason) >= 1) AND (length(reversal_reason) <= 300))),
  constraint offline_payment_reversed_by_fkey FOREIGN KEY (reversed_by) REFERENCES users(id)
);
CREATE INDEX offline_payment_cash ON public.offline_payment USING btree (estate_id, received_on) WHERE (((landed)::text = 'HAND'::text) AND (reversed_at IS NULL));
CREATE INDEX offline_payment_evidence_id_idx ON public.offline_payment USING btree (evidence_id) WHERE (evidence_id IS NOT NULL);
CREATE INDEX offline_payment_in_hand ON public.offline_payment USING btree (estate_id, received_by, received_on) WHERE (((landed)::text = 'HAND'::text) AND (reversed_at IS NULL));
CREATE UNIQUE INDEX offline_payment_sent ON public.offline_payment USING btree (client_id) WHERE (client_id IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.offline_payment FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('payment', 'payment_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.offline_payment FOR EACH ROW WHEN (((((((((((((((old.payment_id IS DISTINCT FROM new.payment_id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR ((old.landed)::text IS DISTINCT FROM (new.landed)::text)) OR (old.received_by IS DISTINCT FROM new.received_by)) OR (old.received_on IS DISTINCT FROM new.received_on)) OR (old.payer_name IS DISTINCT FROM new.payer_name)) OR (old.evidence_id IS DISTINCT FROM new.evidence_id)) OR (old.confirmed IS DISTINCT FROM new.confirmed)) OR (old.reversed_at IS DISTINCT FROM new.reversed_at)) OR (old.reversed_by IS DISTINCT FROM new.reversed_by)) OR (old.reversal_kind IS DISTINCT FROM new.reversal_kind)) OR (old.reversal_reason IS DISTINCT FROM new.reversal_reason)) OR (old.payer_kind IS DISTINCT FROM new.payer_kind)) OR (old.client_id IS DISTINCT FROM new.client_id))) EXECUTE FUNCTION app.lay_change_aside('payment', 'payment_id');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.offline_payment REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.offline_payment REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.offline_payment REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on offline_payment to gida_app;
create policy system on offline_payment
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));
create policy with_payment on offline_payment for select
  using ((( SELECT app.sees_all() AS sees_all) OR (EXISTS ( SELECT
   FROM payment p
  WHERE (p.id = offline_payment.payment_id)))));

create table outbox_message (
  id uuid not null default uuidv7(),
  channel text not null,
  recipient text not null,
  subject text,
  body text not null,
  html text,
  links text[] not null default '{}'::text[],
  attachments jsonb not null default '[]'::jsonb,
  key text,
  sent_at timestamp with time zone,
  failed_at timestamp with time zone,
  failure text,
  has_secret boolean not null default false,
  created_at timestamp with time zone not null default app.now(),
  intent_id uuid,
  state delivery_state not null default 'QUEUED'::delivery_state,
  rank smallint not null default 0,
  due_at timestamp with time zone not null default app.now(),
  provider_id text,
  parts smallint,
  delivered_at timestamp with time zone,
  is_digested boolean not null default false,
  calendar jsonb,
  constraint outbox_message_channel_check CHECK ((channel = ANY (ARRAY['EMAIL'::text, 'SMS'::text, 'PUSH'::text, 'WHATSAPP'::text]))),
  constraint outbox_message_intent_id_fkey FOREIGN KEY (intent_id) REFERENCES delivery_intent(id) ON DELETE CASCADE,
  constraint outbox_message_key_key UNIQUE (key),
  constraint outbox_message_pkey PRIMARY KEY (id),
  constraint outbox_message_rank_check CHECK ((rank >= 0))
);
CREATE INDEX outbox_message_created_at_idx ON public.outbox_message USING btree (created_at DESC);
CREATE INDEX outbox_message_due ON public.outbox_message USING btree (due_at) WHERE (state = ANY (ARRAY['WAITING'::delivery_state, 'QUEUED'::delivery_state]));
CREATE INDEX outbox_message_intent_id_idx ON public.outbox_message USING btree (intent_id);
CREATE INDEX outbox_message_provider ON public.outbox_message USING btree (provider_id) WHERE (provider_id IS NOT NULL);
CREATE INDEX outbox_message_with_words ON public.outbox_message USING btree (COALESCE(sent_at, failed_at)) WHERE ((body <> ''::text) OR (subject IS NOT NULL) OR (html IS NOT NULL));
CREATE TRIGGER rise BEFORE UPDATE OF state ON public.outbox_message FOR EACH ROW EXECUTE FUNCTION app.rise();
grant delete, insert, select, update on outbox_message to gida_app;
create policy self on outbox_message for select
  using ((EXISTS ( SELECT
   FROM delivery_intent i
  WHERE ((i.id = outbox_message.intent_id) AND (i.user_id = ( SELECT app.actor_id() AS actor_id))))));
create policy spare on outbox_message for update
  using ((EXISTS ( SELECT
   FROM delivery_intent i
  WHERE ((i.id = outbox_message.intent_id) AND (i.user_id = ( SELECT app.actor_id() AS actor_id))))))
  with check ((state = 'SPARED'::delivery_state));
create policy system on outbox_message
  using (( SELECT app.is_system() AS is_system))
  with check (true);

create table owner_lot (
  estate_id uuid not null,
  landlord_id uuid not null,
  source_id uuid not null,
  payment_id uuid,
  memo text not null,
  received_at timestamp with time zone not null,
  amount bigint not null,
  constraint owner_lot_pkey PRIMARY KEY (estate_id, landlord_id, source_id)
) with (fillfactor=70);
CREATE INDEX owner_lot_newest ON public.owner_lot USING btree (estate_id, landlord_id, received_at DESC, source_id) WHERE (amount > 0);
grant select on owner_lot to gida_app;
create policy of_estate on owner_lot for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)));

create table owner_month (
  estate_id uuid not null,
  landlord_id uuid not null,
  month date not null,
  key text not null,
  property_id uuid,
  count bigint not null,
  gross bigint not null,
  commission bigint not null,
  constraint owner_month_estate_id_landlord_id_month_key_property_id_key UNIQUE NULLS NOT DISTINCT (estate_id, landlord_id, month, key, property_id)
) with (fillfactor=40);
grant select on owner_month to gida_app;
create policy of_estate on owner_month for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)));

create table paper_batch (
  id uuid not null default uuidv7(),
  template_id uuid not null,
  version integer not null,
  variables text not null,
  status paper_batch_status not null default 'WAITING'::paper_batch_status,
  made_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  finished_at timestamp with time zone,
  constraint paper_batch_check CHECK (((finished_at IS NULL) = (status <> 'READY'::paper_batch_status))),
  constraint paper_batch_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  constraint paper_batch_pkey PRIMARY KEY (id),
  constraint paper_batch_template_id_version_fkey FOREIGN KEY (template_id, version) REFERENCES template_version(template_id, number) ON DELETE CASCADE,
  constraint paper_batch_variables_check CHECK ((variables IS JSON OBJECT))
);
CREATE INDEX paper_batch_made_by_created_at_idx ON public.paper_batch USING btree (made_by, created_at DESC);
CREATE INDEX paper_batch_template_id_version_idx ON public.paper_batch USING btree (template_id, version);
grant insert, select, update on paper_batch to gida_app;
create policy asked on paper_batch for insert
  with check (((( SELECT app.is_system() AS is_system) OR (made_by = ( SELECT app.actor_id() AS actor_id))) AND (EXISTS ( SELECT
   FROM template t
  WHERE (t.id = paper_batch.template_id)))));
create policy own on paper_batch for select
  using ((( SELECT app.is_system() AS is_system) OR (made_by = ( SELECT app.actor_id() AS actor_id))));
create policy worked_on on paper_batch for update
  using (( SELECT app.is_system() AS is_system));

create table paper_batch_item (
  batch_id uuid not null,
  lease_id uuid not null,
  client_id uuid not null default gen_random_uuid(),
  document_id uuid,
  is_done boolean not null default false,
  failure text,
  constraint paper_batch_item_batch_id_fkey FOREIGN KEY (batch_id) REFERENCES paper_batch(id) ON DELETE CASCADE,
  constraint paper_batch_item_document_id_fkey FOREIGN KEY (document_id) REFERENCES document(id) ON DELETE SET NULL,
  constraint paper_batch_item_failure_check CHECK ((length(failure) <= 500)),
  constraint paper_batch_item_lease_id_fkey FOREIGN KEY (lease_id) REFERENCES lease(id) ON DELETE CASCADE,
  constraint paper_batch_item_pkey PRIMARY KEY (batch_id, lease_id)
);
CREATE INDEX paper_batch_item_document_id_idx ON public.paper_batch_item USING btree (document_id) WHERE (document_id IS NOT NULL);
CREATE INDEX paper_batch_item_lease_id_idx ON public.paper_batch_item USING btree (lease_id);
grant insert, select, update on paper_batch_item to gida_app;
create policy asked on paper_batch_item for insert
  with check (((EXISTS ( SELECT
   FROM paper_batch b
  WHERE (b.id = paper_batch_item.batch_id))) AND (EXISTS ( SELECT
   FROM lease l
  WHERE (l.id = paper_batch_item.lease_id)))));
create policy with_batch on paper_batch_item for select
  using ((EXISTS ( SELECT
   FROM paper_batch b
  WHERE (b.id = paper_batch_item.batch_id))));
create policy worked_on on paper_batch_item for update
  using (( SELECT app.is_system() AS is_system));

create table payment (
  id uuid not null default uuidv7(),
  reference text collate "C" not null,
  estate_id uuid not null,
  property_id uuid not null,
  unit_id uuid not null,
  landlord_id uuid,
  tenant_id uuid not null,
  transaction_type transaction_type not null,
  amount bigint not null,
  status payment_status not null default 'PENDING'::text,
  channel payment_channel,
  description text,
  tenant_name text not null,
  unit_label text not null,
  commission_rate integer not null,
  commission_amount bigint not null default 0,
  landlord_share bigint not null default 0,
  split payment_split not null default 'NONE'::payment_split,
  subaccount_code text,
  transaction_charge bigint,
  provider_reference text,
  authorization_url text,
  access_code text,
  fees bigint,
  credit_amount bigint not null default 0,
  payment_date timestamp with time zone,
  failure text,
  needs_review boolean not null default false,
  review_reason text,
  next_check_at timestamp with time zone,
  checks integer not null default 0,
  last_checked_at timestamp with time zone,
  created_by uuid not null,
  source payment_source not null default 'PROVIDER'::text,
  review_note text,
  reviewed_by uuid,
  reviewed_at timestamp with time zone,
  refunded_amount bigint not null default 0,
  method_id uuid,
  answered_at timestamp with time zone,
  first_attempt_id uuid,
  created_at timestamp with time zone not null default app.now(),
  constraint no_more_back_than_came CHECK (((refunded_amount >= 0) AND (refunded_amount <= amount))),
  constraint payment_amount_check CHECK ((amount > 0)),
  constraint payment_check CHECK ((((status)::text = ANY (ARRAY['COMPLETED'::text, 'REFUNDED'::text])) = (payment_date IS NOT NULL))),
  constraint payment_commission_amount_check CHECK ((commission_amount >= 0)),
  constraint payment_commission_rate_check CHECK (((commission_rate >= 0) AND (commission_rate <= 10000))),
  constraint payment_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint payment_credit_amount_check CHECK ((credit_amount >= 0)),
  constraint payment_fees_check CHECK ((fees >= 0)),
  constraint payment_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint payment_landlord_share_check CHECK ((landlord_share >= 0)),
  constraint payment_method_id_fkey FOREIGN KEY (method_id) REFERENCES payment_method(id),
  constraint payment_pkey PRIMARY KEY (id),
  constraint payment_property_id_estate_id_fkey FOREIGN KEY (property_id, estate_id) REFERENCES property(id, estate_id),
  constraint payment_reference_check CHECK ((reference ~ '^[A-Za-z0-9.=_-]{6,100}$'::text)),
  constraint payment_reference_key UNIQUE (reference),
  constraint payment_review_note_check CHECK ((length(review_note) <= 300)),
  constraint payment_reviewed_by_fkey FOREIGN KEY (reviewed_by) REFERENCES users(id),
  constraint payment_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES users(id),
  constraint payment_transaction_charge_check CHECK ((transaction_charge >= 0)),
  constraint payment_unit_id_estate_id_fkey FOREIGN KEY (unit_id, estate_id) REFERENCES unit(id, estate_id)
);
CREATE INDEX payment_attempts ON public.payment USING btree (first_attempt_id) WHERE (first_attempt_id IS NOT NULL);
CREATE UNIQUE INDEX payment_bank_reference ON public.payment USING btree (estate_id, upper(provider_reference)) WHERE (((source)::text = 'RECORDED'::text) AND ((status)::text = ANY (ARRAY['COMPLETED'::text, 'REFUNDED'::text])) AND (provider_reference IS NOT NULL));
CREATE INDEX payment_bank_reference_any ON public.payment USING btree (estate_id, upper(provider_reference)) WHERE (((source)::text <> 'PROVIDER'::text) AND (provider_reference IS NOT NULL));
CREATE INDEX payment_by_method ON public.payment USING btree (method_id, created_at DESC) WHERE (method_id IS NOT NULL);
CREATE INDEX payment_by_time ON public.payment USING btree (created_at DESC, id DESC);
CREATE INDEX payment_created_by_idx ON public.payment USING btree (created_by);
CREATE INDEX payment_in_process ON public.payment USING btree (estate_id, created_at) WHERE ((status)::text = 'PROCESSING'::text);
CREATE INDEX payment_of_estate ON public.payment USING btree (estate_id, created_at DESC, id DESC);
CREATE INDEX payment_of_estate_by_amount ON public.payment USING btree (estate_id, amount DESC, id DESC);
CREATE INDEX payment_of_estate_by_day_paid ON public.payment USING btree (estate_id, payment_date DESC) WHERE (payment_date IS NOT NULL);
CREATE INDEX payment_of_estate_by_status ON public.payment USING btree (estate_id, status, created_at DESC, id DESC) WHERE ((status)::text <> 'COMPLETED'::text);
CREATE INDEX payment_of_estate_by_type ON public.payment USING btree (estate_id, transaction_type, created_at DESC, id DESC);
CREATE INDEX payment_of_landlord ON public.payment USING btree (landlord_id, created_at DESC, id DESC);
CREATE INDEX payment_of_property ON public.payment USING btree (property_id, created_at DESC, id DESC);
CREATE INDEX payment_of_tenant ON public.payment USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX payment_of_unit ON public.payment USING btree (unit_id, created_at DESC, id DESC);
CREATE INDEX payment_reference_end ON public.payment USING btree (reverse(reference));
CREATE INDEX payment_to_check ON public.payment USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE INDEX payment_to_review ON public.payment USING btree (estate_id) WHERE needs_review;
CREATE INDEX payment_words ON public.payment USING gin (estate_id, app.payment_words(transaction_type, tenant_name) gin_trgm_ops);
CREATE TRIGGER a_hold AFTER INSERT ON public.payment REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.lock_scopes();
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.payment FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('payment', 'id', 'next_check_at', 'last_checked_at', 'checks', 'answered_at', 'authorization_url', 'access_code');
CREATE TRIGGER audit_update AFTER UPDATE ON public.payment FOR EACH ROW WHEN (((((((((((((((((((((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.reference IS DISTINCT FROM new.reference)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.property_id IS DISTINCT FROM new.property_id)) OR (old.unit_id IS DISTINCT FROM new.unit_id)) OR (old.landlord_id IS DISTINCT FROM new.landlord_id)) OR (old.tenant_id IS DISTINCT FROM new.tenant_id)) OR ((old.transaction_type)::text IS DISTINCT FROM (new.transaction_type)::text)) OR (old.amount IS DISTINCT FROM new.amount)) OR ((old.status)::text IS DISTINCT FROM (new.status)::text)) OR (old.channel IS DISTINCT FROM new.channel)) OR (old.description IS DISTINCT FROM new.description)) OR (old.tenant_name IS DISTINCT FROM new.tenant_name)) OR (old.unit_label IS DISTINCT FROM new.unit_label)) OR (old.commission_rate IS DISTINCT FROM new.commission_rate)) OR (old.commission_amount IS DISTINCT FROM new.commission_amount)) OR (old.landlord_share IS DISTINCT FROM new.landlord_share)) OR (old.split IS DISTINCT FROM new.split)) OR (old.subaccount_code IS DISTINCT FROM new.subaccount_code)) OR (old.transaction_charge IS DISTINCT FROM new.transaction_charge)) OR (old.provider_reference IS DISTINCT FROM new.provider_reference)) OR (old.fees IS DISTINCT FROM new.fees)) OR (old.credit_amount IS DISTINCT FROM new.credit_amount)) OR (old.payment_date IS DISTINCT FROM new.payment_date)) OR (old.failure IS DISTINCT FROM new.failure)) OR (old.needs_review IS DISTINCT FROM new.needs_review)) OR (old.review_reason IS DISTINCT FROM new.review_reason)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR ((old.source)::text IS DISTINCT FROM (new.source)::text)) OR (old.review_note IS DISTINCT FROM new.review_note)) OR (old.reviewed_by IS DISTINCT FROM new.reviewed_by)) OR (old.reviewed_at IS DISTINCT FROM new.reviewed_at)) OR (old.refunded_amount IS DISTINCT FROM new.refunded_amount)) OR (old.method_id IS DISTINCT FROM new.method_id)) OR (old.first_attempt_id IS DISTINCT FROM new.first_attempt_id)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('payment', 'id', 'next_check_at', 'last_checked_at', 'checks', 'answered_at', 'authorization_url', 'access_code');
CREATE TRIGGER count_changed AFTER UPDATE ON public.payment REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.count_changed_payments();
CREATE TRIGGER count_new AFTER INSERT ON public.payment REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.count_payments();
CREATE TRIGGER keep AFTER UPDATE ON public.payment REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('reference', 'estate_id', 'property_id', 'unit_id', 'landlord_id', 'tenant_id', 'transaction_type', 'amount', 'commission_rate', 'commission_amount', 'landlord_share', 'payment_date', 'source', 'refunded_amount', 'created_by');
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.payment REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER tally_new AFTER INSERT ON public.payment REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.tally_new_payments();
grant insert, select, update on payment to gida_app;
create policy begin on payment for insert
  with check ((( SELECT app.is_system() AS is_system) OR (((status)::text = 'PENDING'::text) AND ((tenant_id = ( SELECT app.actor_id() AS actor_id)) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[]))))));
create policy give_up on payment for update
  using ((((status)::text = 'PENDING'::text) AND ((tenant_id = ( SELECT app.actor_id() AS actor_id)) OR (created_by = ( SELECT app.actor_id() AS actor_id)) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])))))
  with check (((status)::text = ANY (ARRAY['PENDING'::text, 'CANCELLED'::text])));
create policy of_estate on payment for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (tenant_id = ( SELECT app.actor_id() AS actor_id)) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on payment for update
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table payment_count (
  property_id uuid not null,
  estate_id uuid not null,
  landlord_id uuid,
  count bigint not null,
  constraint payment_count_property_id_estate_id_landlord_id_key UNIQUE NULLS NOT DISTINCT (property_id, estate_id, landlord_id)
) with (fillfactor=60);
grant select on payment_count to gida_app;
create policy scope on payment_count for select
  using (((landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table payment_method (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  sealed_authorization bytea,
  signature text not null,
  payer_email text not null,
  brand text,
  last4 text,
  bank text,
  expires_on date,
  is_default boolean not null default false,
  consented_at timestamp with time zone not null,
  payment_id uuid not null,
  saved_at timestamp with time zone not null default app.now(),
  warned_for date,
  removed_at timestamp with time zone,
  forgotten_at timestamp with time zone,
  constraint payment_method_check CHECK ((NOT (is_default AND (removed_at IS NOT NULL)))),
  constraint payment_method_last4_check CHECK ((last4 ~ '^[0-9]{4}$'::text)),
  constraint payment_method_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint payment_method_pkey PRIMARY KEY (id),
  constraint payment_method_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX payment_method_default ON public.payment_method USING btree (user_id) WHERE is_default;
CREATE INDEX payment_method_expires_on_idx ON public.payment_method USING btree (expires_on) WHERE (removed_at IS NULL);
CREATE UNIQUE INDEX payment_method_once ON public.payment_method USING btree (user_id, signature) WHERE (removed_at IS NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.payment_method FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('person', 'user_id', 'sealed_authorization', 'signature');
CREATE TRIGGER audit_update AFTER UPDATE ON public.payment_method FOR EACH ROW WHEN (((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.payer_email IS DISTINCT FROM new.payer_email)) OR (old.brand IS DISTINCT FROM new.brand)) OR (old.last4 IS DISTINCT FROM new.last4)) OR (old.bank IS DISTINCT FROM new.bank)) OR (old.expires_on IS DISTINCT FROM new.expires_on)) OR (old.is_default IS DISTINCT FROM new.is_default)) OR (old.consented_at IS DISTINCT FROM new.consented_at)) OR (old.payment_id IS DISTINCT FROM new.payment_id)) OR (old.saved_at IS DISTINCT FROM new.saved_at)) OR (old.warned_for IS DISTINCT FROM new.warned_for)) OR (old.removed_at IS DISTINCT FROM new.removed_at)) OR (old.forgotten_at IS DISTINCT FROM new.forgotten_at))) EXECUTE FUNCTION app.lay_change_aside('person', 'user_id', 'sealed_authorization', 'signature');
grant insert, select, update on payment_method to gida_app;
create policy self on payment_method
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)))
  with check (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));

create table payment_month (
  scope_id uuid not null,
  estate_id uuid not null,
  landlord_id uuid,
  month date not null,
  count bigint not null,
  amount bigint not null,
  constraint payment_month_scope_id_month_estate_id_landlord_id_key UNIQUE NULLS NOT DISTINCT (scope_id, month, estate_id, landlord_id)
) with (fillfactor=40);
grant select on payment_month to gida_app;
create policy scope on payment_month for select
  using (((landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table payment_promise (
  id uuid not null default uuidv7(),
  tenancy_id uuid not null,
  amount bigint not null,
  promised_on date not null,
  note text not null default ''::text,
  recorded_by uuid not null,
  replaced_at timestamp with time zone,
  reviewed_at timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  constraint payment_promise_amount_check CHECK ((amount > 0)),
  constraint payment_promise_note_check CHECK ((length(note) <= 500)),
  constraint payment_promise_pkey PRIMARY KEY (id),
  constraint payment_promise_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  constraint payment_promise_tenancy_id_fkey FOREIGN KEY (tenancy_id) REFERENCES tenancy(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX payment_promise_current ON public.payment_promise USING btree (tenancy_id) WHERE ((replaced_at IS NULL) AND (reviewed_at IS NULL));
CREATE INDEX payment_promise_recorded_by_idx ON public.payment_promise USING btree (recorded_by);
CREATE INDEX payment_promise_tenancy_id_created_at_idx ON public.payment_promise USING btree (tenancy_id, created_at DESC);
CREATE INDEX payment_promise_to_review ON public.payment_promise USING btree (promised_on) WHERE ((replaced_at IS NULL) AND (reviewed_at IS NULL));
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.payment_promise FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('tenancy', 'tenancy_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.payment_promise FOR EACH ROW WHEN ((((((((((old.id IS DISTINCT FROM new.id) OR (old.tenancy_id IS DISTINCT FROM new.tenancy_id)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.promised_on IS DISTINCT FROM new.promised_on)) OR (old.note IS DISTINCT FROM new.note)) OR (old.recorded_by IS DISTINCT FROM new.recorded_by)) OR (old.replaced_at IS DISTINCT FROM new.replaced_at)) OR (old.reviewed_at IS DISTINCT FROM new.reviewed_at)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('tenancy', 'tenancy_id');
grant insert, select, update on payment_promise to gida_app;
create policy with_tenancy on payment_promise
  using ((EXISTS ( SELECT
   FROM tenancy h
  WHERE (h.id = payment_promise.tenancy_id))))
  with check ((EXISTS ( SELECT
   FROM tenancy h
  WHERE (h.id = payment_promise.tenancy_id))));

create table payment_total (
  scope_id uuid not null,
  status payment_status not null,
  transaction_type transaction_type not null,
  count bigint not null,
  amount bigint not null,
  constraint payment_total_pkey PRIMARY KEY (scope_id, status, transaction_type)
) with (fillfactor=40);
grant select on payment_total to gida_app;
create policy scope on payment_total for select
  using (((scope_id = ( SELECT app.actor_id() AS actor_id)) OR (scope_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table payout_account (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  bank_code text not null,
  bank_name text not null,
  account_number text not null,
  account_name text not null,
  business_name text,
  subaccount_code text not null,
  verified_at timestamp with time zone not null default app.now(),
  replaced_at timestamp with time zone,
  in_force_from timestamp with time zone not null default app.now(),
  undone_at timestamp with time zone,
  undo_hash text,
  constraint payout_account_account_number_check CHECK ((account_number ~ '^[0-9]{10}$'::text)),
  constraint payout_account_pkey PRIMARY KEY (id),
  constraint payout_account_subaccount_code_key UNIQUE (subaccount_code),
  constraint payout_account_undo_hash_key UNIQUE (undo_hash),
  constraint payout_account_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX payout_account_one_in_force ON public.payout_account USING btree (user_id) WHERE (replaced_at IS NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.payout_account FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('payout_account', 'id', 'undo_hash');
CREATE TRIGGER audit_update AFTER UPDATE ON public.payout_account FOR EACH ROW WHEN (((((((((((((old.id IS DISTINCT FROM new.id) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.bank_code IS DISTINCT FROM new.bank_code)) OR (old.bank_name IS DISTINCT FROM new.bank_name)) OR (old.account_number IS DISTINCT FROM new.account_number)) OR (old.account_name IS DISTINCT FROM new.account_name)) OR (old.business_name IS DISTINCT FROM new.business_name)) OR (old.subaccount_code IS DISTINCT FROM new.subaccount_code)) OR (old.verified_at IS DISTINCT FROM new.verified_at)) OR (old.replaced_at IS DISTINCT FROM new.replaced_at)) OR (old.in_force_from IS DISTINCT FROM new.in_force_from)) OR (old.undone_at IS DISTINCT FROM new.undone_at))) EXECUTE FUNCTION app.lay_change_aside('payout_account', 'id', 'undo_hash');
grant insert, select, update on payout_account to gida_app;
create policy self on payout_account
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)))
  with check (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));

create table payout_setup_skip (
  user_id uuid not null,
  skipped_at timestamp with time zone not null default app.now(),
  constraint payout_setup_skip_pkey PRIMARY KEY (user_id),
  constraint payout_setup_skip_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
grant delete, insert, select, update on payout_setup_skip to gida_app;
create policy self on payout_setup_skip
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)))
  with check (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));

create table people_count (
  estate_id uuid,
  role user_role not null,
  status user_status not null,
  is_unverified boolean not null,
  joined_on date not null,
  count bigint not null,
  constraint people_count_estate_id_role_status_is_unverified_joined_on_key UNIQUE NULLS NOT DISTINCT (estate_id, role, status, is_unverified, joined_on)
) with (fillfactor=60);
grant select on people_count to gida_app;
create policy administered on people_count for select
  using (((estate_id = ANY (( SELECT app.administered_estates() AS administered_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table person_merge (
  id uuid not null default uuidv7(),
  first_id uuid not null,
  second_id uuid not null,
  reason text not null,
  merged_by uuid not null,
  merged_at timestamp with time zone not null default app.now(),
  moved jsonb not null default '{}'::jsonb,
  constraint person_merge_check CHECK ((second_id <> first_id)),
  constraint person_merge_first_id_fkey FOREIGN KEY (first_id) REFERENCES users(id),
  constraint person_merge_merged_by_fkey FOREIGN KEY (merged_by) REFERENCES users(id),
  constraint person_merge_moved_check CHECK ((jsonb_typeof(moved) = 'object'::text)),
  constraint person_merge_pkey PRIMARY KEY (id),
  constraint person_merge_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 300))),
  constraint person_merge_second_id_fkey FOREIGN KEY (second_id) REFERENCES users(id),
  constraint person_merge_second_id_key UNIQUE (second_id)
);
CREATE INDEX person_merge_first_id_idx ON public.person_merge USING btree (first_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.person_merge FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('person', 'second_id', 'moved');
CREATE TRIGGER audit_update AFTER UPDATE ON public.person_merge FOR EACH ROW WHEN (((((((old.id IS DISTINCT FROM new.id) OR (old.first_id IS DISTINCT FROM new.first_id)) OR (old.second_id IS DISTINCT FROM new.second_id)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.merged_by IS DISTINCT FROM new.merged_by)) OR (old.merged_at IS DISTINCT FROM new.merged_at))) EXECUTE FUNCTION app.lay_change_aside('person', 'second_id', 'moved');
CREATE TRIGGER keep AFTER UPDATE ON public.person_merge REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('first_id', 'second_id', 'reason', 'merged_by', 'merged_at');
grant insert, select, update on person_merge to gida_app;
create policy platform on person_merge
  using (( SELECT app.sees_all() AS sees_all))
  with check (( SELECT app.sees_all() AS sees_all));

create table person_suspension (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  reason text not null,
  status_before user_status not null,
  suspended_by uuid not null,
  suspended_at timestamp with time zone not null default app.now(),
  lifted_by uuid,
  lifted_at timestamp with time zone,
  constraint person_suspension_check CHECK (((lifted_by IS NULL) = (lifted_at IS NULL))),
  constraint person_suspension_lifted_by_fkey FOREIGN KEY (lifted_by) REFERENCES users(id),
  constraint person_suspension_pkey PRIMARY KEY (id),
  constraint person_suspension_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 300))),
  constraint person_suspension_suspended_by_fkey FOREIGN KEY (suspended_by) REFERENCES users(id),
  constraint person_suspension_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX person_suspension_user_id_idx ON public.person_suspension USING btree (user_id) WHERE (lifted_at IS NULL);
CREATE INDEX person_suspension_user_id_suspended_at_idx ON public.person_suspension USING btree (user_id, suspended_at);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.person_suspension FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('person', 'user_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.person_suspension FOR EACH ROW WHEN (((((((((old.id IS DISTINCT FROM new.id) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.status_before IS DISTINCT FROM new.status_before)) OR (old.suspended_by IS DISTINCT FROM new.suspended_by)) OR (old.suspended_at IS DISTINCT FROM new.suspended_at)) OR (old.lifted_by IS DISTINCT FROM new.lifted_by)) OR (old.lifted_at IS DISTINCT FROM new.lifted_at))) EXECUTE FUNCTION app.lay_change_aside('person', 'user_id');
CREATE TRIGGER keep AFTER UPDATE ON public.person_suspension REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('user_id', 'reason', 'status_before', 'suspended_by', 'suspended_at');
grant insert, select, update on person_suspension to gida_app;
create policy platform on person_suspension
  using (( SELECT app.sees_all() AS sees_all))
  with check (( SELECT app.sees_all() AS sees_all));

create table personal_export (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  status report_status not null default 'WAITING'::report_status,
  done integer not null default 0,
  total integer,
  size bigint,
  sha256 bytea,
  failure text,
  created_at timestamp with time zone not null default app.now(),
  finished_at timestamp with time zone,
  constraint personal_export_check CHECK ((((status = 'READY'::report_status) = (size IS NOT NULL)) AND ((size IS NULL) = (sha256 IS NULL)))),
  constraint personal_export_check1 CHECK (((status = 'FAILED'::report_status) = (failure IS NOT NULL))),
  constraint personal_export_check2 CHECK (((status = ANY (ARRAY['WAITING'::report_status, 'RUNNING'::report_status])) = (finished_at IS NULL))),
  constraint personal_export_failure_check CHECK ((length(failure) <= 500)),
  constraint personal_export_pkey PRIMARY KEY (id),
  constraint personal_export_sha256_check CHECK ((length(sha256) = 32)),
  constraint personal_export_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX personal_export_finished_at_idx ON public.personal_export USING btree (finished_at) WHERE (finished_at IS NOT NULL);
CREATE UNIQUE INDEX personal_export_once ON public.personal_export USING btree (user_id) WHERE (status = ANY (ARRAY['WAITING'::report_status, 'RUNNING'::report_status]));
CREATE INDEX personal_export_user_id_id_idx ON public.personal_export USING btree (user_id, id DESC);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.personal_export FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('person', 'user_id', 'done', 'total');
CREATE TRIGGER audit_update AFTER UPDATE ON public.personal_export FOR EACH ROW WHEN (((((((((old.id IS DISTINCT FROM new.id) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.status IS DISTINCT FROM new.status)) OR (old.size IS DISTINCT FROM new.size)) OR (old.sha256 IS DISTINCT FROM new.sha256)) OR (old.failure IS DISTINCT FROM new.failure)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.finished_at IS DISTINCT FROM new.finished_at))) EXECUTE FUNCTION app.lay_change_aside('person', 'user_id', 'done', 'total');
grant delete, insert, select, update on personal_export to gida_app;
create policy self on personal_export
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)))
  with check (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));

create table phone_pin (
  user_id uuid not null,
  pin_hash bytea not null,
  set_at timestamp with time zone not null default app.now(),
  constraint phone_pin_pkey PRIMARY KEY (user_id),
  constraint phone_pin_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.phone_pin FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('sign_in', 'user_id', 'pin_hash');
CREATE TRIGGER audit_update AFTER UPDATE ON public.phone_pin FOR EACH ROW WHEN (((old.user_id IS DISTINCT FROM new.user_id) OR (old.set_at IS DISTINCT FROM new.set_at))) EXECUTE FUNCTION app.lay_change_aside('sign_in', 'user_id', 'pin_hash');
grant delete, insert, select, update on phone_pin to gida_app;
create policy own on phone_pin for select
  using ((user_id = ( SELECT app.actor_id() AS actor_id)));
create policy system on phone_pin
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table phone_use (
  estate_id uuid not null,
  month date not null,
  channel text not null,
  questions integer not null default 0,
  parts integer not null default 0,
  cost bigint not null default 0,
  constraint phone_use_channel_check CHECK ((channel = ANY (ARRAY['SMS'::text, 'USSD'::text, 'WHATSAPP'::text]))),
  constraint phone_use_cost_check CHECK ((cost >= 0)),
  constraint phone_use_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint phone_use_parts_check CHECK ((parts >= 0)),
  constraint phone_use_pkey PRIMARY KEY (estate_id, month, channel),
  constraint phone_use_questions_check CHECK ((questions >= 0))
);
grant insert, select, update on phone_use to gida_app;
create policy manager on phone_use for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on phone_use
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table plan_occurrence (
  id uuid not null default uuidv7(),
  plan_id uuid not null,
  key text not null,
  due_on date not null,
  state occurrence_state not null,
  order_id uuid,
  closed_on date,
  closed_hours integer,
  reason text not null default ''::text,
  created_at timestamp with time zone not null default app.now(),
  constraint plan_occurrence_check CHECK (((state = 'MISSED'::occurrence_state) = (order_id IS NULL))),
  constraint plan_occurrence_check1 CHECK (((state = ANY (ARRAY['DONE'::occurrence_state, 'SKIPPED'::occurrence_state])) = (closed_on IS NOT NULL))),
  constraint plan_occurrence_key_check CHECK (((length(key) >= 1) AND (length(key) <= 20))),
  constraint plan_occurrence_order_id_fkey FOREIGN KEY (order_id) REFERENCES work_order(id) ON DELETE CASCADE,
  constraint plan_occurrence_order_id_key UNIQUE (order_id),
  constraint plan_occurrence_pkey PRIMARY KEY (id),
  constraint plan_occurrence_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES asset_plan(id) ON DELETE CASCADE,
  constraint plan_occurrence_plan_id_key_key UNIQUE (plan_id, key),
  constraint plan_occurrence_reason_check CHECK ((length(reason) <= 1000))
);
CREATE INDEX plan_occurrence_open ON public.plan_occurrence USING btree (due_on) WHERE (state = 'OPEN'::occurrence_state);
CREATE INDEX plan_occurrence_plan_id_due_on_idx ON public.plan_occurrence USING btree (plan_id, due_on DESC);
CREATE TRIGGER first_day AFTER INSERT OR UPDATE OF state, due_on ON public.plan_occurrence FOR EACH ROW EXECUTE FUNCTION app.note_first_day_of_plan();
grant insert, select, update on plan_occurrence to gida_app;
create policy staff on plan_occurrence for select
  using (app.staffs_plan(plan_id));
create policy system on plan_occurrence
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table plan_price (
  plan_id uuid not null,
  valid_from date not null,
  unit_price bigint not null,
  created_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  constraint plan_price_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint plan_price_pkey PRIMARY KEY (plan_id, valid_from),
  constraint plan_price_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES price_plan(id),
  constraint plan_price_unit_price_check CHECK (((unit_price >= 1) AND (unit_price <= 100000000)))
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.plan_price FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.plan_price FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('price_plan', 'plan_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.plan_price FOR EACH ROW WHEN ((((((old.plan_id IS DISTINCT FROM new.plan_id) OR (old.valid_from IS DISTINCT FROM new.valid_from)) OR (old.unit_price IS DISTINCT FROM new.unit_price)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('price_plan', 'plan_id');
grant insert, select on plan_price to gida_app;
create policy made on plan_price for insert
  with check (((( SELECT app.actor_role() AS actor_role) = 'ADMIN'::text) AND (created_by = ( SELECT app.actor_id() AS actor_id))));
create policy read on plan_price for select
  using (( SELECT app.reads_prices() AS reads_prices));

create table platform_announcement (
  id uuid not null default uuidv7(),
  kind platform_announcement_kind not null,
  title text not null,
  body text not null,
  roles text[],
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  written_by uuid not null,
  client_id uuid not null,
  created_at timestamp with time zone not null default app.now(),
  ended_at timestamp with time zone,
  ended_by uuid,
  constraint platform_announcement_body_check CHECK (((length(body) >= 3) AND (length(body) <= 400))),
  constraint platform_announcement_check CHECK ((ends_at > starts_at)),
  constraint platform_announcement_check1 CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  constraint platform_announcement_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES users(id),
  constraint platform_announcement_pkey PRIMARY KEY (id),
  constraint platform_announcement_roles_check CHECK ((cardinality(roles) > 0)),
  constraint platform_announcement_title_check CHECK (((length(title) >= 3) AND (length(title) <= 80))),
  constraint platform_announcement_written_by_client_id_key UNIQUE (written_by, client_id),
  constraint platform_announcement_written_by_fkey FOREIGN KEY (written_by) REFERENCES users(id)
);
CREATE INDEX platform_announcement_ends_at_idx ON public.platform_announcement USING btree (ends_at);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.platform_announcement FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('platform_announcement', 'id', 'client_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.platform_announcement FOR EACH ROW WHEN ((((((((((((old.id IS DISTINCT FROM new.id) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.title IS DISTINCT FROM new.title)) OR (old.body IS DISTINCT FROM new.body)) OR (old.roles IS DISTINCT FROM new.roles)) OR (old.starts_at IS DISTINCT FROM new.starts_at)) OR (old.ends_at IS DISTINCT FROM new.ends_at)) OR (old.written_by IS DISTINCT FROM new.written_by)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.ended_at IS DISTINCT FROM new.ended_at)) OR (old.ended_by IS DISTINCT FROM new.ended_by))) EXECUTE FUNCTION app.lay_change_aside('platform_announcement', 'id', 'client_id');
CREATE TRIGGER keep AFTER UPDATE ON public.platform_announcement REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('kind', 'title', 'body', 'roles', 'starts_at', 'ends_at', 'written_by', 'client_id', 'created_at');
grant delete, insert, select, update on platform_announcement to gida_app;
create policy platform_ends on platform_announcement for update
  using (( SELECT app.sees_all() AS sees_all))
  with check (( SELECT app.sees_all() AS sees_all));
create policy platform_writes on platform_announcement for insert
  with check ((( SELECT app.is_system() AS is_system) OR (( SELECT app.sees_all() AS sees_all) AND (written_by = ( SELECT app.actor_id() AS actor_id)))));
create policy reader on platform_announcement for select
  using ((( SELECT app.sees_all() AS sees_all) OR ((ended_at IS NULL) AND (starts_at <= ( SELECT app.now() AS now)) AND (ends_at > ( SELECT app.now() AS now)) AND ((roles IS NULL) OR (( SELECT app.actor_role() AS actor_role) = ANY (roles))))));
create policy system_forgets on platform_announcement for delete
  using (( SELECT app.is_system() AS is_system));

create table platform_announcement_put_away (
  announcement_id uuid not null,
  user_id uuid not null,
  put_away_at timestamp with time zone not null default app.now(),
  constraint platform_announcement_put_away_announcement_id_fkey FOREIGN KEY (announcement_id) REFERENCES platform_announcement(id) ON DELETE CASCADE,
  constraint platform_announcement_put_away_pkey PRIMARY KEY (announcement_id, user_id),
  constraint platform_announcement_put_away_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX platform_announcement_put_away_user_id_idx ON public.platform_announcement_put_away USING btree (user_id);
grant delete, insert, select on platform_announcement_put_away to gida_app;
create policy reader on platform_announcement_put_away for select
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));
create policy reader_puts_away on platform_announcement_put_away for insert
  with check (((user_id = ( SELECT app.actor_id() AS actor_id)) AND (EXISTS ( SELECT
   FROM platform_announcement a
  WHERE ((a.id = platform_announcement_put_away.announcement_id) AND (a.kind <> 'TROUBLE'::platform_announcement_kind))))));
create policy system_forgets on platform_announcement_put_away for delete
  using (( SELECT app.is_system() AS is_system));

create table platform_credit_note (
  id uuid not null default uuidv7(),
  invoice_id uuid not null,
  estate_id uuid not null,
  number text not null,
  year integer not null,
  sequence integer not null,
  amount bigint not null,
  applied bigint not null,
  reason text not null,
  created_by uuid not null,
  issued_at timestamp with time zone not null default app.now(),
  client_id uuid,
  constraint platform_credit_note_amount_check CHECK ((amount > 0)),
  constraint platform_credit_note_check CHECK (((applied >= 0) AND (applied <= amount))),
  constraint platform_credit_note_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint platform_credit_note_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint platform_credit_note_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES platform_invoice(id),
  constraint platform_credit_note_number_key UNIQUE (number),
  constraint platform_credit_note_pkey PRIMARY KEY (id),
  constraint platform_credit_note_reason_check CHECK (((length(reason) >= 3) AND (length(reason) <= 200))),
  constraint platform_credit_note_year_sequence_key UNIQUE (year, sequence)
);
CREATE INDEX platform_credit_note_invoice_id_idx ON public.platform_credit_note USING btree (invoice_id);
CREATE UNIQUE INDEX platform_credit_note_once ON public.platform_credit_note USING btree (created_by, client_id) WHERE (client_id IS NOT NULL);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.platform_credit_note FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.platform_credit_note FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id', 'client_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.platform_credit_note FOR EACH ROW WHEN ((((((((((((old.id IS DISTINCT FROM new.id) OR (old.invoice_id IS DISTINCT FROM new.invoice_id)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.number IS DISTINCT FROM new.number)) OR (old.year IS DISTINCT FROM new.year)) OR (old.sequence IS DISTINCT FROM new.sequence)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.applied IS DISTINCT FROM new.applied)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (old.issued_at IS DISTINCT FROM new.issued_at))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id', 'client_id');
grant insert, select on platform_credit_note to gida_app;
create policy managed on platform_credit_note for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on platform_credit_note
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table platform_entry (
  id bigint not null generated always as identity,
  journal_id uuid not null,
  account text not null,
  estate_id uuid,
  invoice_id uuid,
  amount bigint not null,
  constraint platform_entry_account_check CHECK ((account = ANY (ARRAY['receivable'::text, 'credit'::text, 'revenue'::text, 'vat'::text, 'clearing'::text, 'bank'::text, 'provider-fees'::text, 'disputed'::text]))),
  constraint platform_entry_amount_check CHECK ((amount <> 0)),
  constraint platform_entry_check CHECK (((account = ANY (ARRAY['receivable'::text, 'credit'::text])) <= (estate_id IS NOT NULL))),
  constraint platform_entry_check1 CHECK (((account = 'receivable'::text) <= (invoice_id IS NOT NULL))),
  constraint platform_entry_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint platform_entry_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES platform_invoice(id),
  constraint platform_entry_journal_id_fkey FOREIGN KEY (journal_id) REFERENCES platform_journal(id),
  constraint platform_entry_pkey PRIMARY KEY (id)
);
CREATE INDEX platform_entry_account_estate_id_idx ON public.platform_entry USING btree (account, estate_id);
CREATE INDEX platform_entry_invoice_id_idx ON public.platform_entry USING btree (invoice_id);
CREATE INDEX platform_entry_journal_id_idx ON public.platform_entry USING btree (journal_id);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.platform_entry FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE CONSTRAINT TRIGGER balances AFTER INSERT ON public.platform_entry DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.platform_journal_balances();
grant insert, select on platform_entry to gida_app;
create policy read on platform_entry for select
  using (( SELECT app.sees_all() AS sees_all));
create policy system on platform_entry for insert
  with check (( SELECT app.is_system() AS is_system));

create table platform_invoice (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  number text not null,
  year integer not null,
  sequence integer not null,
  issued_on date not null,
  due_on date not null,
  net bigint not null,
  vat bigint not null,
  total bigint generated always as ((net + vat)) stored,
  paid bigint not null default 0,
  credited bigint not null default 0,
  open_amount bigint generated always as ((((net + vat) - paid) - credited)) stored,
  credit_notes bigint not null default 0,
  reminders integer not null default 0,
  facts jsonb not null,
  issued_at timestamp with time zone not null default app.now(),
  constraint platform_invoice_check CHECK ((due_on >= issued_on)),
  constraint platform_invoice_check1 CHECK ((credit_notes >= credited)),
  constraint platform_invoice_check2 CHECK (((paid + credited) <= (net + vat))),
  constraint platform_invoice_check3 CHECK ((credit_notes <= (net + vat))),
  constraint platform_invoice_credited_check CHECK ((credited >= 0)),
  constraint platform_invoice_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint platform_invoice_net_check CHECK ((net > 0)),
  constraint platform_invoice_number_key UNIQUE (number),
  constraint platform_invoice_paid_check CHECK ((paid >= 0)),
  constraint platform_invoice_pkey PRIMARY KEY (id),
  constraint platform_invoice_vat_check CHECK ((vat >= 0)),
  constraint platform_invoice_year_sequence_key UNIQUE (year, sequence)
);
CREATE INDEX platform_invoice_estate_id_issued_on_id_idx ON public.platform_invoice USING btree (estate_id, issued_on DESC, id DESC);
CREATE INDEX platform_invoice_open ON public.platform_invoice USING btree (due_on) WHERE ((paid + credited) < (net + vat));
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.platform_invoice FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id', 'facts', 'open_amount', 'total', 'reminders');
CREATE TRIGGER audit_update AFTER UPDATE ON public.platform_invoice FOR EACH ROW WHEN ((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.number IS DISTINCT FROM new.number)) OR (old.year IS DISTINCT FROM new.year)) OR (old.sequence IS DISTINCT FROM new.sequence)) OR (old.issued_on IS DISTINCT FROM new.issued_on)) OR (old.due_on IS DISTINCT FROM new.due_on)) OR (old.net IS DISTINCT FROM new.net)) OR (old.vat IS DISTINCT FROM new.vat)) OR (old.paid IS DISTINCT FROM new.paid)) OR (old.credited IS DISTINCT FROM new.credited)) OR (old.credit_notes IS DISTINCT FROM new.credit_notes)) OR (old.issued_at IS DISTINCT FROM new.issued_at))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id', 'facts', 'open_amount', 'total', 'reminders');
grant insert, select, update on platform_invoice to gida_app;
create policy managed on platform_invoice for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on platform_invoice
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table platform_invoice_payment (
  id uuid not null default uuidv7(),
  invoice_id uuid not null,
  estate_id uuid not null,
  reference text not null,
  amount bigint not null,
  status payment_status not null default 'PENDING'::text,
  channel text,
  authorization_url text,
  access_code text,
  failure text,
  applied bigint,
  fees bigint,
  fee_borne bigint,
  provider_reference text,
  receipt_number text,
  paid_at timestamp with time zone,
  review text,
  settlement_id text,
  next_check_at timestamp with time zone,
  checks integer not null default 0,
  last_checked_at timestamp with time zone,
  created_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  constraint platform_invoice_payment_amount_check CHECK ((amount > 0)),
  constraint platform_invoice_payment_check CHECK (((applied >= 0) AND (applied <= amount))),
  constraint platform_invoice_payment_check1 CHECK ((((status)::text = 'COMPLETED'::text) = (receipt_number IS NOT NULL))),
  constraint platform_invoice_payment_check2 CHECK ((((status)::text = 'COMPLETED'::text) = (applied IS NOT NULL))),
  constraint platform_invoice_payment_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint platform_invoice_payment_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint platform_invoice_payment_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES platform_invoice(id),
  constraint platform_invoice_payment_pkey PRIMARY KEY (id),
  constraint platform_invoice_payment_receipt_number_key UNIQUE (receipt_number),
  constraint platform_invoice_payment_reference_key UNIQUE (reference),
  constraint platform_invoice_payment_status_check CHECK (((status)::text <> 'REFUNDED'::text))
);
CREATE INDEX platform_invoice_payment_estate_id_idx ON public.platform_invoice_payment USING btree (estate_id);
CREATE INDEX platform_invoice_payment_invoice_id_idx ON public.platform_invoice_payment USING btree (invoice_id);
CREATE UNIQUE INDEX platform_invoice_payment_open ON public.platform_invoice_payment USING btree (invoice_id) WHERE ((status)::text = ANY (ARRAY['PENDING'::text, 'PROCESSING'::text]));
CREATE INDEX platform_invoice_payment_to_check ON public.platform_invoice_payment USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.platform_invoice_payment FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id', 'next_check_at', 'last_checked_at', 'checks', 'authorization_url', 'access_code');
CREATE TRIGGER audit_update AFTER UPDATE ON public.platform_invoice_payment FOR EACH ROW WHEN (((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.invoice_id IS DISTINCT FROM new.invoice_id)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.reference IS DISTINCT FROM new.reference)) OR (old.amount IS DISTINCT FROM new.amount)) OR ((old.status)::text IS DISTINCT FROM (new.status)::text)) OR (old.channel IS DISTINCT FROM new.channel)) OR (old.failure IS DISTINCT FROM new.failure)) OR (old.applied IS DISTINCT FROM new.applied)) OR (old.fees IS DISTINCT FROM new.fees)) OR (old.fee_borne IS DISTINCT FROM new.fee_borne)) OR (old.provider_reference IS DISTINCT FROM new.provider_reference)) OR (old.receipt_number IS DISTINCT FROM new.receipt_number)) OR (old.paid_at IS DISTINCT FROM new.paid_at)) OR (old.review IS DISTINCT FROM new.review)) OR (old.settlement_id IS DISTINCT FROM new.settlement_id)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id', 'next_check_at', 'last_checked_at', 'checks', 'authorization_url', 'access_code');
grant insert, select, update on platform_invoice_payment to gida_app;
create policy begun on platform_invoice_payment for insert
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) AND (created_by = ( SELECT app.actor_id() AS actor_id)) AND ((status)::text = 'PENDING'::text) AND (EXISTS ( SELECT
   FROM platform_invoice i
  WHERE ((i.id = platform_invoice_payment.invoice_id) AND (i.estate_id = platform_invoice_payment.estate_id))))));
create policy managed on platform_invoice_payment for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on platform_invoice_payment
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table platform_journal (
  id uuid not null default uuidv7(),
  key text not null,
  memo text not null,
  created_at timestamp with time zone not null default app.now(),
  constraint platform_journal_key_key UNIQUE (key),
  constraint platform_journal_pkey PRIMARY KEY (id)
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.platform_journal FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
grant insert, select on platform_journal to gida_app;
create policy read on platform_journal for select
  using (( SELECT app.sees_all() AS sees_all));
create policy system on platform_journal for insert
  with check (( SELECT app.is_system() AS is_system));

create table platform_number (
  paper text not null,
  year integer not null,
  last_number integer not null,
  constraint platform_number_paper_check CHECK ((paper = ANY (ARRAY['INVOICE'::text, 'RECEIPT'::text, 'CREDIT_NOTE'::text]))),
  constraint platform_number_pkey PRIMARY KEY (paper, year)
);
grant insert, select, update on platform_number to gida_app;
create policy system on platform_number
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table platform_revenue (
  id uuid not null default uuidv7(),
  received_on date not null,
  source text not null,
  amount bigint not null,
  estate_id uuid,
  note text not null,
  recorded_by uuid,
  recorded_at timestamp with time zone not null default app.now(),
  invoice_id uuid,
  client_id uuid,
  sent_sha256 bytea,
  constraint by_a_person_or_of_an_invoice CHECK ((num_nonnulls(recorded_by, invoice_id) = 1)),
  constraint platform_revenue_amount_check CHECK ((amount <> 0)),
  constraint platform_revenue_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint platform_revenue_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES platform_invoice(id),
  constraint platform_revenue_note_check CHECK (((length(note) >= 3) AND (length(note) <= 200))),
  constraint platform_revenue_pkey PRIMARY KEY (id),
  constraint platform_revenue_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  constraint platform_revenue_sent_sha256_check CHECK ((length(sent_sha256) = 32)),
  constraint platform_revenue_source_check CHECK ((source = ANY (ARRAY['PLAN'::text, 'FEE'::text, 'SERVICE'::text])))
);
CREATE INDEX platform_revenue_invoice_id_idx ON public.platform_revenue USING btree (invoice_id);
CREATE INDEX platform_revenue_received_on_id_idx ON public.platform_revenue USING btree (received_on, id);
CREATE UNIQUE INDEX platform_revenue_sent ON public.platform_revenue USING btree (recorded_by, client_id) WHERE (client_id IS NOT NULL);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.platform_revenue FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
grant insert, select on platform_revenue to gida_app;
create policy of_invoice on platform_revenue for insert
  with check ((( SELECT app.is_system() AS is_system) AND (invoice_id IS NOT NULL)));
create policy platform on platform_revenue
  using (( SELECT app.sees_all() AS sees_all))
  with check (((( SELECT app.actor_role() AS actor_role) = 'ADMIN'::text) AND (recorded_by = ( SELECT app.actor_id() AS actor_id))));

create table platform_reversal (
  id uuid not null default uuidv7(),
  payment_id uuid not null,
  invoice_id uuid not null,
  estate_id uuid not null,
  kind text not null,
  provider_id text not null,
  amount bigint not null,
  status text not null default 'OPEN'::text,
  reason text,
  due_at timestamp with time zone,
  opened_at timestamp with time zone not null default app.now(),
  closed_at timestamp with time zone,
  from_credit bigint,
  reopened bigint,
  settlement_id text,
  answer text,
  answered_by uuid,
  answered_at timestamp with time zone,
  archived_at timestamp with time zone,
  constraint platform_reversal_amount_check CHECK ((amount > 0)),
  constraint platform_reversal_answer_check CHECK (((length(answer) >= 10) AND (length(answer) <= 1000))),
  constraint platform_reversal_answered CHECK ((num_nonnulls(answer, answered_by, answered_at) = ANY (ARRAY[0, 3]))),
  constraint platform_reversal_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id),
  constraint platform_reversal_answers CHECK (((answer IS NULL) OR (kind = 'DISPUTE'::text))),
  constraint platform_reversal_check CHECK (((status = 'OPEN'::text) = (closed_at IS NULL))),
  constraint platform_reversal_check1 CHECK ((((status = 'TAKEN'::text) = (from_credit IS NOT NULL)) AND ((status = 'TAKEN'::text) = (reopened IS NOT NULL)))),
  constraint platform_reversal_check2 CHECK (((from_credit + reopened) <= amount)),
  constraint platform_reversal_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint platform_reversal_from_credit_check CHECK ((from_credit >= 0)),
  constraint platform_reversal_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES platform_invoice(id),
  constraint platform_reversal_kind_check CHECK ((kind = ANY (ARRAY['DISPUTE'::text, 'REFUND'::text]))),
  constraint platform_reversal_kind_provider_id_key UNIQUE (kind, provider_id),
  constraint platform_reversal_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES platform_invoice_payment(id),
  constraint platform_reversal_pkey PRIMARY KEY (id),
  constraint platform_reversal_reopened_check CHECK ((reopened >= 0)),
  constraint platform_reversal_status_check CHECK ((status = ANY (ARRAY['OPEN'::text, 'KEPT'::text, 'TAKEN'::text])))
);
CREATE INDEX platform_reversal_estate_id_idx ON public.platform_reversal USING btree (estate_id);
CREATE INDEX platform_reversal_invoice_id_idx ON public.platform_reversal USING btree (invoice_id);
CREATE INDEX platform_reversal_payment_id_idx ON public.platform_reversal USING btree (payment_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.platform_reversal FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.platform_reversal FOR EACH ROW WHEN ((((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.payment_id IS DISTINCT FROM new.payment_id)) OR (old.invoice_id IS DISTINCT FROM new.invoice_id)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.provider_id IS DISTINCT FROM new.provider_id)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.status IS DISTINCT FROM new.status)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.due_at IS DISTINCT FROM new.due_at)) OR (old.opened_at IS DISTINCT FROM new.opened_at)) OR (old.closed_at IS DISTINCT FROM new.closed_at)) OR (old.from_credit IS DISTINCT FROM new.from_credit)) OR (old.reopened IS DISTINCT FROM new.reopened)) OR (old.settlement_id IS DISTINCT FROM new.settlement_id)) OR (old.answer IS DISTINCT FROM new.answer)) OR (old.answered_by IS DISTINCT FROM new.answered_by)) OR (old.answered_at IS DISTINCT FROM new.answered_at)) OR (old.archived_at IS DISTINCT FROM new.archived_at))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
grant insert, select, update on platform_reversal to gida_app;
create policy managed on platform_reversal for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on platform_reversal
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table platform_seller (
  id uuid not null default uuidv7(),
  name text not null,
  address text not null,
  tax_id text,
  charges_vat boolean not null,
  created_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  constraint platform_seller_address_check CHECK (((length(address) >= 5) AND (length(address) <= 300))),
  constraint platform_seller_check CHECK (((NOT charges_vat) OR (tax_id IS NOT NULL))),
  constraint platform_seller_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint platform_seller_name_check CHECK (((length(name) >= 2) AND (length(name) <= 120))),
  constraint platform_seller_pkey PRIMARY KEY (id),
  constraint platform_seller_tax_id_check CHECK (((length(tax_id) >= 5) AND (length(tax_id) <= 40)))
);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.platform_seller FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
grant insert, select on platform_seller to gida_app;
create policy made on platform_seller for insert
  with check (((( SELECT app.actor_role() AS actor_role) = 'ADMIN'::text) AND (created_by = ( SELECT app.actor_id() AS actor_id))));
create policy read on platform_seller for select
  using (( SELECT app.sees_all() AS sees_all));

create table posting (
  journal_id uuid not null,
  line smallint not null,
  account_id bigint not null,
  amount bigint not null,
  charge_id uuid,
  created_at timestamp with time zone not null default app.now(),
  constraint posting_account_id_fkey FOREIGN KEY (account_id) REFERENCES account(id),
  constraint posting_amount_check CHECK ((amount <> 0)),
  constraint posting_journal_id_fkey FOREIGN KEY (journal_id) REFERENCES journal(id),
  constraint posting_pkey PRIMARY KEY (journal_id, line)
);
CREATE INDEX posting_of_account ON public.posting USING btree (account_id, created_at DESC, journal_id DESC);
CREATE TRIGGER append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON public.posting FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_change();
CREATE CONSTRAINT TRIGGER balance AFTER INSERT ON public.posting DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION app.check_balance();
CREATE TRIGGER update_deposits AFTER INSERT ON public.posting REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.update_deposits();
grant select on posting to gida_app;
create policy manager on posting for select
  using ((( SELECT app.sees_all() AS sees_all) OR (EXISTS ( SELECT
   FROM journal j
  WHERE (j.id = posting.journal_id)))));

create table price_plan (
  id uuid not null default uuidv7(),
  name text not null,
  billed text not null,
  free_units integer not null,
  offered_from date not null,
  ends_on date,
  created_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  client_id uuid,
  sent_sha256 bytea,
  constraint price_plan_billed_check CHECK ((billed = ANY (ARRAY['MONTHLY'::text, 'YEARLY'::text]))),
  constraint price_plan_check CHECK ((ends_on > offered_from)),
  constraint price_plan_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint price_plan_free_units_check CHECK (((free_units >= 0) AND (free_units <= 1000000))),
  constraint price_plan_name_check CHECK (((length(name) >= 2) AND (length(name) <= 60))),
  constraint price_plan_pkey PRIMARY KEY (id),
  constraint price_plan_sent_sha256_check CHECK ((length(sent_sha256) = 32))
);
CREATE UNIQUE INDEX price_plan_sent ON public.price_plan USING btree (created_by, client_id) WHERE (client_id IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.price_plan FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('price_plan', 'id', 'client_id', 'sent_sha256');
CREATE TRIGGER audit_update AFTER UPDATE ON public.price_plan FOR EACH ROW WHEN (((((((((old.id IS DISTINCT FROM new.id) OR (old.name IS DISTINCT FROM new.name)) OR (old.billed IS DISTINCT FROM new.billed)) OR (old.free_units IS DISTINCT FROM new.free_units)) OR (old.offered_from IS DISTINCT FROM new.offered_from)) OR (old.ends_on IS DISTINCT FROM new.ends_on)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('price_plan', 'id', 'client_id', 'sent_sha256');
CREATE TRIGGER keep AFTER UPDATE ON public.price_plan REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('name', 'billed', 'free_units', 'offered_from', 'created_by', 'created_at');
grant insert, select, update on price_plan to gida_app;
create policy ended on price_plan for update
  using ((( SELECT app.actor_role() AS actor_role) = 'ADMIN'::text));
create policy made on price_plan for insert
  with check ((((( SELECT app.actor_role() AS actor_role) = 'ADMIN'::text) AND (created_by = ( SELECT app.actor_id() AS actor_id))) OR ( SELECT app.is_system() AS is_system)));
create policy read on price_plan for select
  using ((( SELECT app.reads_prices() AS reads_prices) AND ((offered_from <= ( SELECT app.today() AS today)) OR ( SELECT app.sees_all() AS sees_all))));

create table privacy_request (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  estate_ids uuid[] not null default '{}'::uuid[],
  kind privacy_request_kind not null,
  state privacy_request_state not null default 'OPEN'::privacy_request_state,
  words text not null default ''::text,
  aim_on date not null,
  due_on date not null,
  delay_reason text,
  answer text,
  answered_by uuid,
  blockers jsonb not null default '[]'::jsonb,
  again_on date,
  kept_data jsonb not null default '[]'::jsonb,
  created_at timestamp with time zone not null default app.now(),
  closed_at timestamp with time zone,
  constraint privacy_request_answer_check CHECK (((length(answer) >= 1) AND (length(answer) <= 2000))),
  constraint privacy_request_answered_by_fkey FOREIGN KEY (answered_by) REFERENCES users(id),
  constraint privacy_request_blockers_check CHECK ((jsonb_typeof(blockers) = 'array'::text)),
  constraint privacy_request_check CHECK ((due_on >= aim_on)),
  constraint privacy_request_check1 CHECK (((state = ANY (ARRAY['DONE'::privacy_request_state, 'REFUSED'::privacy_request_state, 'WITHDRAWN'::privacy_request_state])) = (closed_at IS NOT NULL))),
  constraint privacy_request_check2 CHECK (((state = 'WAITING'::privacy_request_state) OR (again_on IS NULL))),
  constraint privacy_request_delay_reason_check CHECK (((length(delay_reason) >= 1) AND (length(delay_reason) <= 500))),
  constraint privacy_request_kept_data_check CHECK ((jsonb_typeof(kept_data) = 'array'::text)),
  constraint privacy_request_pkey PRIMARY KEY (id),
  constraint privacy_request_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint privacy_request_words_check CHECK ((length(words) <= 2000))
);
CREATE UNIQUE INDEX privacy_request_once ON public.privacy_request USING btree (user_id, kind) WHERE (closed_at IS NULL);
CREATE INDEX privacy_request_open ON public.privacy_request USING btree (due_on, id) WHERE (closed_at IS NULL);
CREATE INDEX privacy_request_user_id_id_idx ON public.privacy_request USING btree (user_id, id DESC);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.privacy_request FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('person', 'user_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.privacy_request FOR EACH ROW WHEN (((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.estate_ids IS DISTINCT FROM new.estate_ids)) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.state IS DISTINCT FROM new.state)) OR (old.words IS DISTINCT FROM new.words)) OR (old.aim_on IS DISTINCT FROM new.aim_on)) OR (old.due_on IS DISTINCT FROM new.due_on)) OR (old.delay_reason IS DISTINCT FROM new.delay_reason)) OR (old.answer IS DISTINCT FROM new.answer)) OR (old.answered_by IS DISTINCT FROM new.answered_by)) OR (old.blockers IS DISTINCT FROM new.blockers)) OR (old.again_on IS DISTINCT FROM new.again_on)) OR (old.kept_data IS DISTINCT FROM new.kept_data)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.closed_at IS DISTINCT FROM new.closed_at))) EXECUTE FUNCTION app.lay_change_aside('person', 'user_id');
CREATE TRIGGER keep AFTER UPDATE ON public.privacy_request REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('user_id', 'estate_ids', 'kind', 'words', 'aim_on', 'due_on', 'created_at');
grant insert, select, update on privacy_request to gida_app;
create policy answered on privacy_request for update
  using ((( SELECT app.sees_all() AS sees_all) OR (estate_ids && ( SELECT app.managed_estates() AS managed_estates))))
  with check ((( SELECT app.is_system() AS is_system) OR ((user_id <> ( SELECT app.actor_id() AS actor_id)) AND ((state <> 'ERASING'::privacy_request_state) OR ( SELECT app.sees_all() AS sees_all)))));
create policy asked on privacy_request for insert
  with check (((user_id = ( SELECT app.actor_id() AS actor_id)) AND (state = ANY (ARRAY['OPEN'::privacy_request_state, 'WAITING'::privacy_request_state]))));
create policy reader on privacy_request for select
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all) OR (estate_ids && ( SELECT app.managed_estates() AS managed_estates))));
create policy withdrawn on privacy_request for update
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) AND (state = ANY (ARRAY['OPEN'::privacy_request_state, 'IN_PROGRESS'::privacy_request_state, 'WAITING'::privacy_request_state]))))
  with check (((user_id = ( SELECT app.actor_id() AS actor_id)) AND (state = 'WITHDRAWN'::privacy_request_state)));

create table property (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  name text not null,
  address text not null,
  property_type property_type not null default 'FLATS'::property_type,
  landlord_id uuid,
  unit_count integer not null default 0,
  occupied_count integer not null default 0,
  search_text text generated always as (app.fold(((name || ' '::text) || address))) stored,
  archived_at timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  constraint property_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint property_id_estate_id_key UNIQUE (id, estate_id),
  constraint property_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint property_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  constraint property_pkey PRIMARY KEY (id)
) with (fillfactor=80);
CREATE INDEX property_estate_id_idx ON public.property USING btree (estate_id);
CREATE UNIQUE INDEX property_estate_id_name_key ON public.property USING btree (estate_id, name) WHERE (archived_at IS NULL);
CREATE INDEX property_landlord_id_name_id_idx ON public.property USING btree (landlord_id, name, id);
CREATE INDEX property_search ON public.property USING gin (search_text gin_trgm_ops);
CREATE TRIGGER archive AFTER UPDATE OF archived_at ON public.property FOR EACH ROW WHEN (((new.archived_at IS NOT NULL) AND (old.archived_at IS NULL))) EXECUTE FUNCTION app.archive_units();
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.property FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('property', 'id', 'search_text', 'unit_count', 'occupied_count');
CREATE TRIGGER audit_update AFTER UPDATE ON public.property FOR EACH ROW WHEN (((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.name IS DISTINCT FROM new.name)) OR (old.address IS DISTINCT FROM new.address)) OR (old.property_type IS DISTINCT FROM new.property_type)) OR (old.landlord_id IS DISTINCT FROM new.landlord_id)) OR (old.archived_at IS DISTINCT FROM new.archived_at)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('property', 'id', 'search_text', 'unit_count', 'occupied_count');
CREATE TRIGGER count_changed AFTER UPDATE OF landlord_id, archived_at ON public.property FOR EACH ROW WHEN (((old.landlord_id IS DISTINCT FROM new.landlord_id) OR (old.archived_at IS DISTINCT FROM new.archived_at))) EXECUTE FUNCTION app.count_properties();
CREATE TRIGGER count_gone AFTER DELETE ON public.property FOR EACH ROW EXECUTE FUNCTION app.count_properties();
CREATE TRIGGER count_new AFTER INSERT ON public.property FOR EACH ROW EXECUTE FUNCTION app.count_properties();
CREATE TRIGGER keep AFTER UPDATE ON public.property REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('estate_id');
CREATE TRIGGER landlord AFTER UPDATE OF landlord_id ON public.property FOR EACH ROW WHEN ((old.landlord_id IS DISTINCT FROM new.landlord_id)) EXECUTE FUNCTION app.give_landlord_to_units();
CREATE TRIGGER landlord_of_documents AFTER UPDATE OF landlord_id ON public.property FOR EACH ROW WHEN ((old.landlord_id IS DISTINCT FROM new.landlord_id)) EXECUTE FUNCTION app.give_landlord_to_documents();
CREATE TRIGGER landlord_of_drafts AFTER UPDATE OF landlord_id ON public.property FOR EACH ROW WHEN ((old.landlord_id IS DISTINCT FROM new.landlord_id)) EXECUTE FUNCTION app.give_landlord_to_drafts();
CREATE TRIGGER landlord_of_inspections AFTER UPDATE OF landlord_id ON public.property FOR EACH ROW WHEN ((old.landlord_id IS DISTINCT FROM new.landlord_id)) EXECUTE FUNCTION app.give_landlord_to_inspections();
CREATE TRIGGER landlord_of_notices AFTER UPDATE OF landlord_id ON public.property FOR EACH ROW WHEN ((old.landlord_id IS DISTINCT FROM new.landlord_id)) EXECUTE FUNCTION app.give_landlord_to_notices();
CREATE TRIGGER landlord_of_requests AFTER UPDATE OF landlord_id ON public.property FOR EACH ROW WHEN ((old.landlord_id IS DISTINCT FROM new.landlord_id)) EXECUTE FUNCTION app.give_landlord_to_requests();
CREATE TRIGGER landlord_of_work AFTER UPDATE OF landlord_id ON public.property FOR EACH ROW WHEN ((old.landlord_id IS DISTINCT FROM new.landlord_id)) EXECUTE FUNCTION app.give_landlord_to_work();
CREATE TRIGGER refuse_archived_estate AFTER INSERT ON public.property REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_in_archived_estate();
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.property REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.property REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.property REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER z_noted_changed AFTER UPDATE OF name, landlord_id, property_type, archived_at ON public.property FOR EACH ROW WHEN (((((old.name IS DISTINCT FROM new.name) OR (old.landlord_id IS DISTINCT FROM new.landlord_id)) OR (old.property_type IS DISTINCT FROM new.property_type)) OR (old.archived_at IS DISTINCT FROM new.archived_at))) EXECUTE FUNCTION app.note_changed_properties();
CREATE TRIGGER z_noted_gone AFTER DELETE ON public.property REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION app.note_changed_homes();
CREATE TRIGGER z_noted_new AFTER INSERT ON public.property REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.note_changed_homes();
grant delete, insert, select, update on property to gida_app;
create policy assigned on property for select
  using ((id = ANY (( SELECT app.assigned_properties() AS assigned_properties)::uuid[])));
create policy owner_or_manager on property
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)))
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)));
create policy tenant on property for select
  using ((id = ANY (( SELECT app.rented_properties() AS rented_properties)::uuid[])));

create table property_count (
  scope_id uuid not null,
  is_archived boolean not null,
  count bigint not null,
  constraint property_count_pkey PRIMARY KEY (scope_id, is_archived)
) with (fillfactor=60);
grant select on property_count to gida_app;
create policy scope on property_count for select
  using (((scope_id = ( SELECT app.actor_id() AS actor_id)) OR (scope_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table provider_event (
  id uuid not null default uuidv7(),
  event text not null,
  object_reference text not null,
  object_status text not null default ''::text,
  body text not null,
  signature_ok boolean not null default true,
  received_at timestamp with time zone not null default app.now(),
  handled_at timestamp with time zone,
  distinct_by text not null default ''::text,
  constraint provider_event_once UNIQUE (event, object_reference, object_status, distinct_by),
  constraint provider_event_pkey PRIMARY KEY (id)
);
CREATE INDEX provider_event_unhandled ON public.provider_event USING btree (received_at) WHERE (handled_at IS NULL);
CREATE INDEX provider_event_with_words ON public.provider_event USING btree (handled_at) WHERE (body <> ''::text);
grant insert, select, update on provider_event to gida_app;
create policy system on provider_event
  using (( SELECT app.sees_all() AS sees_all))
  with check (( SELECT app.is_system() AS is_system));

create table provider_outage (
  only_one boolean not null default true,
  since timestamp with time zone not null default app.now(),
  constraint provider_outage_only_one_check CHECK (only_one),
  constraint provider_outage_pkey PRIMARY KEY (only_one)
);
grant delete, insert, select on provider_outage to gida_app;
create policy system on provider_outage
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table provider_refusal (
  day date not null,
  count bigint not null,
  constraint provider_refusal_pkey PRIMARY KEY (day)
);
grant delete, insert, select, update on provider_refusal to gida_app;
create policy system on provider_refusal
  using (( SELECT app.sees_all() AS sees_all))
  with check (( SELECT app.is_system() AS is_system));

create table provider_settlement (
  provider_id text not null,
  subaccount_code text,
  status text not null,
  amount bigint not null,
  settled_on date not null,
  booked_at timestamp with time zone not null default app.now(),
  processed bigint,
  fees bigint,
  deductions bigint not null default 0,
  constraint provider_settlement_pkey PRIMARY KEY (provider_id)
);
grant insert, select, update on provider_settlement to gida_app;
create policy system on provider_settlement
  using (( SELECT app.sees_all() AS sees_all))
  with check (( SELECT app.is_system() AS is_system));

create table push_subscription (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  user_agent text,
  seen_at timestamp with time zone not null default app.now(),
  created_at timestamp with time zone not null default app.now(),
  session_id uuid,
  constraint push_subscription_endpoint_check CHECK ((length(endpoint) <= 1000)),
  constraint push_subscription_endpoint_key UNIQUE (endpoint),
  constraint push_subscription_pkey PRIMARY KEY (id),
  constraint push_subscription_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE,
  constraint push_subscription_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX push_subscription_session_id_idx ON public.push_subscription USING btree (session_id);
CREATE INDEX push_subscription_user_id_idx ON public.push_subscription USING btree (user_id);
grant delete, insert, select, update on push_subscription to gida_app;
create policy self on push_subscription
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)))
  with check (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));

create table receipt (
  id uuid not null default uuidv7(),
  number text collate "C" not null,
  estate_id uuid not null,
  year integer not null,
  sequence integer not null,
  payment_id uuid not null,
  unit_id uuid not null,
  landlord_id uuid,
  tenant_id uuid not null,
  amount bigint not null,
  status receipt_status not null default 'ISSUED'::receipt_status,
  facts jsonb not null,
  sha256 text,
  file_key text,
  issued_at timestamp with time zone not null,
  signed_text text,
  signature text,
  chain_id uuid,
  chain_position integer,
  constraint receipt_amount_check CHECK ((amount > 0)),
  constraint receipt_chain_id_chain_position_key UNIQUE (chain_id, chain_position),
  constraint receipt_chain_id_fkey FOREIGN KEY (chain_id) REFERENCES receipt_chain(id),
  constraint receipt_check CHECK ((((signed_text IS NULL) = (signature IS NULL)) AND ((signed_text IS NULL) = (chain_id IS NULL)) AND ((chain_id IS NULL) = (chain_position IS NULL)))),
  constraint receipt_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint receipt_estate_id_year_sequence_key UNIQUE (estate_id, year, sequence),
  constraint receipt_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint receipt_number_key UNIQUE (number),
  constraint receipt_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint receipt_payment_id_key UNIQUE (payment_id),
  constraint receipt_pkey PRIMARY KEY (id),
  constraint receipt_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES users(id),
  constraint receipt_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(id)
);
CREATE INDEX receipt_estate_id_issued_at_id_idx ON public.receipt USING btree (estate_id, issued_at DESC, id DESC);
CREATE INDEX receipt_issued_at_id_idx ON public.receipt USING btree (issued_at DESC, id DESC);
CREATE INDEX receipt_landlord_id_issued_at_id_idx ON public.receipt USING btree (landlord_id, issued_at DESC, id DESC);
CREATE INDEX receipt_tenant_id_issued_at_id_idx ON public.receipt USING btree (tenant_id, issued_at DESC, id DESC);
CREATE INDEX receipt_unit_id_idx ON public.receipt USING btree (unit_id);
CREATE INDEX receipt_unsigned ON public.receipt USING btree (issued_at, id) WHERE (signed_text IS NULL);
CREATE INDEX receipt_words ON public.receipt USING gin (estate_id, app.receipt_words(number, facts) gin_trgm_ops);
CREATE TRIGGER audit AFTER DELETE ON public.receipt FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('payment', 'payment_id', 'facts', 'sha256', 'file_key', 'signed_text', 'signature', 'chain_id', 'chain_position');
CREATE TRIGGER audit_update AFTER UPDATE ON public.receipt FOR EACH ROW WHEN (((((((((((((old.id IS DISTINCT FROM new.id) OR (old.number IS DISTINCT FROM new.number)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.year IS DISTINCT FROM new.year)) OR (old.sequence IS DISTINCT FROM new.sequence)) OR (old.payment_id IS DISTINCT FROM new.payment_id)) OR (old.unit_id IS DISTINCT FROM new.unit_id)) OR (old.landlord_id IS DISTINCT FROM new.landlord_id)) OR (old.tenant_id IS DISTINCT FROM new.tenant_id)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.status IS DISTINCT FROM new.status)) OR (old.issued_at IS DISTINCT FROM new.issued_at))) EXECUTE FUNCTION app.lay_change_aside('payment', 'payment_id', 'facts', 'sha256', 'file_key', 'signed_text', 'signature', 'chain_id', 'chain_position');
CREATE TRIGGER count_moved AFTER UPDATE OF landlord_id ON public.receipt FOR EACH ROW WHEN ((old.landlord_id IS DISTINCT FROM new.landlord_id)) EXECUTE FUNCTION app.count_moved_receipt();
CREATE TRIGGER count_new AFTER INSERT ON public.receipt REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.count_receipts();
CREATE TRIGGER refuse_change_of_signed_receipt BEFORE UPDATE ON public.receipt FOR EACH ROW EXECUTE FUNCTION app.refuse_change_of_signed_receipt();
grant insert, select, update on receipt to gida_app;
create policy of_estate on receipt for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (tenant_id = ( SELECT app.actor_id() AS actor_id)) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on receipt
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table receipt_chain (
  id uuid not null,
  last_position integer not null,
  last_digest text not null,
  constraint receipt_chain_last_position_check CHECK ((last_position > 0)),
  constraint receipt_chain_pkey PRIMARY KEY (id)
) with (fillfactor=40);
grant insert, select, update on receipt_chain to gida_app;
create policy system on receipt_chain
  using (( SELECT app.sees_all() AS sees_all))
  with check (( SELECT app.is_system() AS is_system));

create table receipt_count (
  scope_id uuid not null,
  count bigint not null,
  constraint receipt_count_pkey PRIMARY KEY (scope_id)
) with (fillfactor=40);
grant select on receipt_count to gida_app;
create policy scope on receipt_count for select
  using (((scope_id = ( SELECT app.actor_id() AS actor_id)) OR (scope_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table receipt_counter (
  estate_id uuid not null,
  year integer not null,
  last_number integer not null,
  constraint receipt_counter_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint receipt_counter_pkey PRIMARY KEY (estate_id, year)
) with (fillfactor=40);
grant insert, select, update on receipt_counter to gida_app;
create policy system on receipt_counter
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table receipt_key (
  id text not null,
  public_key text not null,
  first_used_at timestamp with time zone not null default app.now(),
  constraint receipt_key_pkey PRIMARY KEY (id),
  constraint receipt_key_public_key_key UNIQUE (public_key)
);
grant insert, select on receipt_key to gida_app;
create policy system on receipt_key
  using (( SELECT app.sees_all() AS sees_all))
  with check (( SELECT app.is_system() AS is_system));

create table recovery_code (
  user_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint recovery_code_pkey PRIMARY KEY (user_id, code_hash),
  constraint recovery_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factor(user_id) ON DELETE CASCADE
);
grant delete, insert, select, update on recovery_code to gida_app;
create policy system on recovery_code
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table recurring_job (
  job text not null,
  next_at timestamp with time zone not null,
  constraint recurring_job_pkey PRIMARY KEY (job)
);
grant insert, select, update on recurring_job to gida_app;
create policy system on recurring_job
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table refresh_token (
  token_hash bytea not null,
  session_id uuid not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  constraint refresh_token_pkey PRIMARY KEY (token_hash),
  constraint refresh_token_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
);
CREATE INDEX refresh_token_expires_at_idx ON public.refresh_token USING btree (expires_at);
CREATE INDEX refresh_token_session_id_idx ON public.refresh_token USING btree (session_id);
grant delete, insert, select, update on refresh_token to gida_app;
create policy system on refresh_token
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table refund (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  payment_id uuid,
  unit_id uuid,
  landlord_id uuid,
  tenant_id uuid not null,
  amount bigint not null,
  status refund_status not null default 'PENDING'::refund_status,
  way refund_way not null,
  reason text not null,
  still_owed boolean not null default false,
  hand_reference text,
  needs_attention boolean not null default false,
  sent_to text,
  failure text,
  provider_refund_id text,
  seen_before text[],
  asked_at timestamp with time zone,
  asks integer not null default 0,
  next_check_at timestamp with time zone,
  checks integer not null default 0,
  last_checked_at timestamp with time zone,
  completed_at timestamp with time zone,
  created_by uuid,
  created_at timestamp with time zone not null default app.now(),
  constraint by_the_server_through_the_provider CHECK (((created_by IS NOT NULL) OR (way = 'PROVIDER'::refund_way))),
  constraint refund_amount_check CHECK ((amount > 0)),
  constraint refund_check CHECK (((status = 'COMPLETED'::refund_status) = (completed_at IS NOT NULL))),
  constraint refund_check1 CHECK (((way <> 'PROVIDER'::refund_way) OR (payment_id IS NOT NULL))),
  constraint refund_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint refund_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint refund_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint refund_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint refund_pkey PRIMARY KEY (id),
  constraint refund_provider_refund_id_key UNIQUE (provider_refund_id),
  constraint refund_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES users(id),
  constraint refund_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(id)
);
CREATE UNIQUE INDEX refund_by_the_server_once ON public.refund USING btree (payment_id) WHERE (created_by IS NULL);
CREATE INDEX refund_of_estate ON public.refund USING btree (estate_id, needs_attention DESC, created_at DESC, id DESC);
CREATE INDEX refund_of_landlord ON public.refund USING btree (landlord_id, created_at DESC);
CREATE INDEX refund_payment_id_idx ON public.refund USING btree (payment_id);
CREATE INDEX refund_to_check ON public.refund USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.refund FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('refund', 'id', 'seen_before', 'asked_at', 'asks', 'checks', 'next_check_at', 'last_checked_at');
CREATE TRIGGER audit_update AFTER UPDATE ON public.refund FOR EACH ROW WHEN ((((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.payment_id IS DISTINCT FROM new.payment_id)) OR (old.unit_id IS DISTINCT FROM new.unit_id)) OR (old.landlord_id IS DISTINCT FROM new.landlord_id)) OR (old.tenant_id IS DISTINCT FROM new.tenant_id)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.status IS DISTINCT FROM new.status)) OR (old.way IS DISTINCT FROM new.way)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.still_owed IS DISTINCT FROM new.still_owed)) OR (old.hand_reference IS DISTINCT FROM new.hand_reference)) OR (old.needs_attention IS DISTINCT FROM new.needs_attention)) OR (old.sent_to IS DISTINCT FROM new.sent_to)) OR (old.failure IS DISTINCT FROM new.failure)) OR (old.provider_refund_id IS DISTINCT FROM new.provider_refund_id)) OR (old.completed_at IS DISTINCT FROM new.completed_at)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('refund', 'id', 'seen_before', 'asked_at', 'asks', 'checks', 'next_check_at', 'last_checked_at');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.refund REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.refund REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.refund REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on refund to gida_app;
create policy concerned on refund for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (tenant_id = ( SELECT app.actor_id() AS actor_id)) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on refund
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table refund_part (
  id bigint not null generated always as identity,
  refund_id uuid,
  dispute_id uuid,
  payment_id uuid,
  kind refund_part_kind not null,
  charge_id uuid,
  amount bigint not null,
  commission bigint not null default 0,
  undone boolean not null default false,
  constraint refund_part_amount_check CHECK ((amount > 0)),
  constraint refund_part_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES charge(id),
  constraint refund_part_check CHECK (((commission >= 0) AND (commission <= amount))),
  constraint refund_part_check1 CHECK (((kind = 'CHARGE'::refund_part_kind) = (charge_id IS NOT NULL))),
  constraint refund_part_check2 CHECK ((num_nonnulls(refund_id, dispute_id) = 1)),
  constraint refund_part_dispute_id_fkey FOREIGN KEY (dispute_id) REFERENCES dispute(id),
  constraint refund_part_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint refund_part_pkey PRIMARY KEY (id),
  constraint refund_part_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refund(id)
);
CREATE INDEX refund_part_payment_id_idx ON public.refund_part USING btree (payment_id);
CREATE INDEX refund_part_refund_id_idx ON public.refund_part USING btree (refund_id);
grant insert, select, update on refund_part to gida_app;
create policy system on refund_part
  using (( SELECT app.sees_all() AS sees_all))
  with check (( SELECT app.is_system() AS is_system));

create table refused_number (
  phone text not null,
  refusals integer not null,
  created_at timestamp with time zone not null default app.now(),
  constraint refused_number_pkey PRIMARY KEY (phone),
  constraint refused_number_refusals_check CHECK ((refusals > 0))
);
grant delete, insert, select, update on refused_number to gida_app;
create policy system on refused_number
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table reminder (
  id uuid not null default uuidv7(),
  charge_id uuid not null,
  letter_id uuid,
  estate_id uuid not null,
  property_id uuid not null,
  unit_id uuid not null,
  landlord_id uuid,
  tenant_id uuid not null,
  day date not null,
  rule_day integer,
  sent_by uuid,
  skipped text,
  created_at timestamp with time zone not null default app.now(),
  constraint reminder_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES charge(id) ON DELETE CASCADE,
  constraint reminder_check CHECK (((letter_id IS NULL) = (skipped IS NOT NULL))),
  constraint reminder_letter_id_fkey FOREIGN KEY (letter_id) REFERENCES reminder_letter(id) ON DELETE CASCADE,
  constraint reminder_pkey PRIMARY KEY (id),
  constraint reminder_sent_by_fkey FOREIGN KEY (sent_by) REFERENCES users(id),
  constraint reminder_skipped_check CHECK ((skipped = ANY (ARRAY['PAID'::text, 'PAYING'::text, 'NO_ADDRESS'::text, 'TURNED_OFF'::text, 'REMINDED_TODAY'::text, 'PROMISED'::text, 'SMS_LIMIT'::text])))
);
CREATE INDEX reminder_letter_id_idx ON public.reminder USING btree (letter_id);
CREATE INDEX reminder_of_tenancy ON public.reminder USING btree (property_id, tenant_id, created_at DESC) WHERE (skipped IS NULL);
CREATE UNIQUE INDEX reminder_once_a_day ON public.reminder USING btree (charge_id, day) WHERE (skipped IS NULL);
CREATE UNIQUE INDEX reminder_once_by_rule ON public.reminder USING btree (charge_id, rule_day) WHERE (rule_day IS NOT NULL);
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.reminder REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.reminder REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.reminder REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select on reminder to gida_app;
create policy of_estate on reminder for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on reminder for insert
  with check (( SELECT app.is_system() AS is_system));

create table reminder_letter (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  tenant_id uuid not null,
  channels text[] not null,
  text_at timestamp with time zone,
  texted_at timestamp with time zone,
  language text,
  created_at timestamp with time zone not null default app.now(),
  constraint reminder_letter_channels_check CHECK ((channels <@ '{IN_APP,EMAIL,SMS}'::text[])),
  constraint reminder_letter_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint reminder_letter_language_check CHECK ((language = ANY (ARRAY['en'::text, 'pcm'::text]))),
  constraint reminder_letter_pkey PRIMARY KEY (id),
  constraint reminder_letter_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX reminder_letter_tenant_id_idx ON public.reminder_letter USING btree (tenant_id);
CREATE INDEX reminder_text_waiting ON public.reminder_letter USING btree (text_at) WHERE ((texted_at IS NULL) AND (text_at IS NOT NULL));
grant insert, select, update on reminder_letter to gida_app;
create policy system on reminder_letter
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table reminder_rule (
  estate_id uuid not null,
  is_on boolean not null default false,
  days integer[] not null default '{-30,-7,-1,1,7,14}'::integer[],
  channels text[] not null default '{IN_APP,EMAIL,SMS}'::text[],
  sms_price bigint not null default 500,
  sms_daily_limit bigint not null default 1000000,
  updated_at timestamp with time zone not null default app.now(),
  constraint reminder_rule_channels_check CHECK (((cardinality(channels) > 0) AND (channels <@ '{IN_APP,EMAIL,SMS}'::text[]))),
  constraint reminder_rule_days_check CHECK ((((cardinality(days) >= 1) AND (cardinality(days) <= 12)) AND ('-90'::integer <= ALL (days)) AND (180 >= ALL (days)))),
  constraint reminder_rule_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint reminder_rule_pkey PRIMARY KEY (estate_id),
  constraint reminder_rule_sms_daily_limit_check CHECK (((sms_daily_limit >= 0) AND (sms_daily_limit <= 1000000000))),
  constraint reminder_rule_sms_price_check CHECK (((sms_price >= 0) AND (sms_price <= 100000)))
);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.reminder_rule FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id', 'updated_at');
CREATE TRIGGER audit_update AFTER UPDATE ON public.reminder_rule FOR EACH ROW WHEN (((((((old.estate_id IS DISTINCT FROM new.estate_id) OR (old.is_on IS DISTINCT FROM new.is_on)) OR (old.days IS DISTINCT FROM new.days)) OR (old.channels IS DISTINCT FROM new.channels)) OR (old.sms_price IS DISTINCT FROM new.sms_price)) OR (old.sms_daily_limit IS DISTINCT FROM new.sms_daily_limit))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id', 'updated_at');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.reminder_rule REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.reminder_rule REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.reminder_rule REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on reminder_rule to gida_app;
create policy manager on reminder_rule
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all) OR app.founded(estate_id)))
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all) OR app.founded(estate_id)));
create policy member on reminder_rule for select
  using ((((estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])) AND (( SELECT app.actor_role() AS actor_role) <> 'TENANT'::text)) OR ( SELECT app.sees_all() AS sees_all)));

create table remittance (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  landlord_id uuid not null,
  amount bigint not null,
  way text not null,
  status remittance_status not null,
  reference text not null,
  bank_reference text,
  paid_on date not null,
  due_on date not null,
  lines jsonb not null,
  bank_code text,
  bank_name text,
  account_number text,
  account_name text,
  recipient_code text,
  asked_at timestamp with time zone,
  next_check_at timestamp with time zone,
  checks integer not null default 0,
  failure text,
  undone_reason text,
  ended_at timestamp with time zone,
  created_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  paid_as uuid,
  constraint remittance_amount_check CHECK ((amount > 0)),
  constraint remittance_check CHECK (((way = 'PROVIDER'::text) OR (bank_reference IS NOT NULL))),
  constraint remittance_check1 CHECK (((way = 'RECORDED'::text) OR (account_number IS NOT NULL))),
  constraint remittance_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint remittance_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint remittance_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint remittance_paid_as_fkey FOREIGN KEY (paid_as) REFERENCES users(id),
  constraint remittance_pkey PRIMARY KEY (id),
  constraint remittance_reference_check CHECK ((reference ~ '^[a-z0-9_-]{16,50}$'::text)),
  constraint remittance_reference_key UNIQUE (reference),
  constraint remittance_way_check CHECK ((way = ANY (ARRAY['RECORDED'::text, 'PROVIDER'::text])))
);
CREATE UNIQUE INDEX remittance_bank_reference_once ON public.remittance USING btree (estate_id, landlord_id, bank_reference) WHERE (((status)::text = 'SENT'::text) AND (paid_as IS NULL));
CREATE INDEX remittance_estate_id_created_at_id_idx ON public.remittance USING btree (estate_id, created_at DESC, id DESC);
CREATE INDEX remittance_landlord_id_created_at_id_idx ON public.remittance USING btree (landlord_id, created_at DESC, id DESC);
CREATE INDEX remittance_to_check ON public.remittance USING btree (next_check_at) WHERE (next_check_at IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.remittance FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('remittance', 'id', 'asked_at', 'checks', 'next_check_at');
CREATE TRIGGER audit_update AFTER UPDATE ON public.remittance FOR EACH ROW WHEN (((((((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.landlord_id IS DISTINCT FROM new.landlord_id)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.way IS DISTINCT FROM new.way)) OR ((old.status)::text IS DISTINCT FROM (new.status)::text)) OR (old.reference IS DISTINCT FROM new.reference)) OR (old.bank_reference IS DISTINCT FROM new.bank_reference)) OR (old.paid_on IS DISTINCT FROM new.paid_on)) OR (old.due_on IS DISTINCT FROM new.due_on)) OR (old.lines IS DISTINCT FROM new.lines)) OR (old.bank_code IS DISTINCT FROM new.bank_code)) OR (old.bank_name IS DISTINCT FROM new.bank_name)) OR (old.account_number IS DISTINCT FROM new.account_number)) OR (old.account_name IS DISTINCT FROM new.account_name)) OR (old.recipient_code IS DISTINCT FROM new.recipient_code)) OR (old.failure IS DISTINCT FROM new.failure)) OR (old.undone_reason IS DISTINCT FROM new.undone_reason)) OR (old.ended_at IS DISTINCT FROM new.ended_at)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.paid_as IS DISTINCT FROM new.paid_as))) EXECUTE FUNCTION app.lay_change_aside('remittance', 'id', 'asked_at', 'checks', 'next_check_at');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.remittance REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.remittance REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.remittance REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on remittance to gida_app;
create policy of_estate on remittance for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)));
create policy system_moves on remittance for update
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));
create policy system_writes on remittance for insert
  with check (( SELECT app.is_system() AS is_system));

create table remittance_hold (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  landlord_id uuid not null,
  payment_id uuid,
  reason text not null,
  note text not null,
  placed_by uuid,
  placed_at timestamp with time zone not null default app.now(),
  lifted_at timestamp with time zone,
  constraint remittance_hold_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint remittance_hold_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint remittance_hold_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint remittance_hold_pkey PRIMARY KEY (id),
  constraint remittance_hold_placed_by_fkey FOREIGN KEY (placed_by) REFERENCES users(id),
  constraint remittance_hold_reason_check CHECK ((reason = ANY (ARRAY['DISPUTE'::text, 'BY_HAND'::text])))
);
CREATE UNIQUE INDEX remittance_hold_once ON public.remittance_hold USING btree (estate_id, landlord_id, payment_id) NULLS NOT DISTINCT WHERE (lifted_at IS NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.remittance_hold FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('remittance_hold', 'id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.remittance_hold FOR EACH ROW WHEN ((((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.landlord_id IS DISTINCT FROM new.landlord_id)) OR (old.payment_id IS DISTINCT FROM new.payment_id)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.note IS DISTINCT FROM new.note)) OR (old.placed_by IS DISTINCT FROM new.placed_by)) OR (old.placed_at IS DISTINCT FROM new.placed_at)) OR (old.lifted_at IS DISTINCT FROM new.lifted_at))) EXECUTE FUNCTION app.lay_change_aside('remittance_hold', 'id');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.remittance_hold REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.remittance_hold REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.remittance_hold REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on remittance_hold to gida_app;
create policy lifted on remittance_hold for update
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.is_system() AS is_system)))
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.is_system() AS is_system)));
create policy of_estate on remittance_hold for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)));
create policy placed on remittance_hold for insert
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.is_system() AS is_system)));

create table report_file (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  wanted jsonb not null,
  status report_status not null default 'WAITING'::report_status,
  rows_done integer not null default 0,
  rows_expected integer,
  size bigint,
  failure text,
  created_at timestamp with time zone not null default app.now(),
  finished_at timestamp with time zone,
  estates uuid[] not null default '{}'::uuid[],
  constraint report_file_check CHECK (((status = 'READY'::report_status) = (size IS NOT NULL))),
  constraint report_file_check1 CHECK (((status = 'FAILED'::report_status) = (failure IS NOT NULL))),
  constraint report_file_check2 CHECK (((status = ANY (ARRAY['WAITING'::report_status, 'RUNNING'::report_status])) = (finished_at IS NULL))),
  constraint report_file_pkey PRIMARY KEY (id),
  constraint report_file_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX report_file_made_once ON public.report_file USING btree (user_id, wanted) WHERE (status = ANY (ARRAY['WAITING'::report_status, 'RUNNING'::report_status]));
CREATE INDEX report_file_user_id_created_at_id_idx ON public.report_file USING btree (user_id, created_at DESC, id DESC);
grant delete, insert, select, update on report_file to gida_app;
create policy self on report_file
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)))
  with check (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));

create table report_view (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  estate_id uuid,
  name text not null,
  asked jsonb not null,
  every text,
  next_on date,
  stopped text,
  created_at timestamp with time zone not null default app.now(),
  constraint report_view_check CHECK (((every IS NULL) = (next_on IS NULL))),
  constraint report_view_check1 CHECK (((stopped IS NULL) OR (every IS NOT NULL))),
  constraint report_view_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint report_view_every_check CHECK ((every = ANY (ARRAY['WEEK'::text, 'MONTH'::text, 'QUARTER'::text]))),
  constraint report_view_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint report_view_pkey PRIMARY KEY (id),
  constraint report_view_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX report_view_due ON public.report_view USING btree (next_on) WHERE ((every IS NOT NULL) AND (stopped IS NULL));
CREATE INDEX report_view_estate_id_idx ON public.report_view USING btree (estate_id) WHERE (estate_id IS NOT NULL);
CREATE INDEX report_view_user_id_created_at_id_idx ON public.report_view USING btree (user_id, created_at DESC, id DESC);
grant delete, insert, select, update on report_view to gida_app;
create policy self on report_view
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)))
  with check ((((user_id = ( SELECT app.actor_id() AS actor_id)) AND ((estate_id IS NULL) OR (estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])))) OR ( SELECT app.is_system() AS is_system)));
create policy shared on report_view for select
  using ((estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])));

create table sandbox (
  id uuid not null default uuidv7(),
  kind text not null,
  token_hash bytea not null,
  owner_id uuid,
  made_at timestamp with time zone not null default app.now(),
  forgets_at timestamp with time zone not null,
  name text,
  last_four text,
  constraint sandbox_check CHECK (((owner_id IS NOT NULL) = (kind = 'KEY'::text))),
  constraint sandbox_kind_check CHECK ((kind = ANY (ARRAY['DEMO'::text, 'KEY'::text]))),
  constraint sandbox_named CHECK ((((name IS NOT NULL) AND (last_four IS NOT NULL)) = (kind = 'KEY'::text))),
  constraint sandbox_owner_id_fkey FOREIGN KEY (owner_id) REFERENCES users(id),
  constraint sandbox_pkey PRIMARY KEY (id),
  constraint sandbox_token_hash_key UNIQUE (token_hash)
);
CREATE INDEX sandbox_forgets_at_idx ON public.sandbox USING btree (forgets_at);
CREATE INDEX sandbox_owner_id_idx ON public.sandbox USING btree (owner_id) WHERE (owner_id IS NOT NULL);
grant delete, insert, select, update on sandbox to gida_app;
create policy own on sandbox for select
  using ((owner_id = ( SELECT app.actor_id() AS actor_id)));
create policy system on sandbox
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table seal_certificate (
  id text not null,
  algorithm text not null,
  public_key text not null,
  chain text[] not null,
  created_at timestamp with time zone not null default app.now(),
  constraint seal_certificate_algorithm_check CHECK ((algorithm = ANY (ARRAY['EC'::text, 'RSA'::text]))),
  constraint seal_certificate_pkey PRIMARY KEY (id)
);
grant insert, select on seal_certificate to gida_app;
create policy everyone on seal_certificate for select
  using (true);
create policy server on seal_certificate for insert
  with check (( SELECT app.is_system() AS is_system));

create table second_factor (
  user_id uuid not null,
  sealed_secret bytea not null,
  confirmed_at timestamp with time zone,
  last_step bigint,
  created_at timestamp with time zone not null default app.now(),
  constraint second_factor_pkey PRIMARY KEY (user_id),
  constraint second_factor_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.second_factor FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('sign_in', 'user_id', 'sealed_secret', 'last_step');
CREATE TRIGGER audit_update AFTER UPDATE ON public.second_factor FOR EACH ROW WHEN ((((old.user_id IS DISTINCT FROM new.user_id) OR (old.confirmed_at IS DISTINCT FROM new.confirmed_at)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('sign_in', 'user_id', 'sealed_secret', 'last_step');
grant delete, insert, select, update on second_factor to gida_app;
create policy system on second_factor
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table service_charge (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  title text not null,
  amount bigint not null,
  due_date date not null,
  created_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  constraint service_charge_amount_check CHECK ((amount > 0)),
  constraint service_charge_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint service_charge_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint service_charge_pkey PRIMARY KEY (id)
);
CREATE INDEX service_charge_created_by_idx ON public.service_charge USING btree (created_by);
CREATE INDEX service_charge_estate_id_created_at_id_idx ON public.service_charge USING btree (estate_id, created_at DESC, id DESC);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.service_charge FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.service_charge FOR EACH ROW WHEN ((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.title IS DISTINCT FROM new.title)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.due_date IS DISTINCT FROM new.due_date)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.service_charge REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.service_charge REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.service_charge REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select on service_charge to gida_app;
create policy member on service_charge for select
  using (((estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on service_charge
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table service_charge_part (
  service_charge_id uuid not null,
  unit_id uuid not null,
  charge_id uuid not null,
  constraint service_charge_part_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES charge(id),
  constraint service_charge_part_charge_id_key UNIQUE (charge_id),
  constraint service_charge_part_pkey PRIMARY KEY (service_charge_id, unit_id),
  constraint service_charge_part_service_charge_id_fkey FOREIGN KEY (service_charge_id) REFERENCES service_charge(id),
  constraint service_charge_part_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(id)
);
CREATE INDEX service_charge_part_unit_id_idx ON public.service_charge_part USING btree (unit_id);
grant insert, select on service_charge_part to gida_app;
create policy system on service_charge_part
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));
create policy with_charge on service_charge_part for select
  using ((EXISTS ( SELECT
   FROM charge c
  WHERE (c.id = service_charge_part.charge_id))));

create table session (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  user_agent text,
  address inet,
  last_used_at timestamp with time zone not null default app.now(),
  expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  confirmed_until timestamp with time zone,
  is_setup_only boolean not null default false,
  identity_id uuid,
  outside_key bytea,
  device_hash bytea,
  created_at timestamp with time zone not null default app.now(),
  constraint session_identity_id_fkey FOREIGN KEY (identity_id) REFERENCES identity(id) ON DELETE SET NULL,
  constraint session_outside_key_key UNIQUE (outside_key),
  constraint session_pkey PRIMARY KEY (id),
  constraint session_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX session_device_hash_idx ON public.session USING btree (device_hash) WHERE (device_hash IS NOT NULL);
CREATE INDEX session_identity_id_idx ON public.session USING btree (identity_id) WHERE (identity_id IS NOT NULL);
CREATE INDEX session_user_id_idx ON public.session USING btree (user_id) WHERE (ended_at IS NULL);
grant delete, insert, select, update on session to gida_app;
create policy self on session for select
  using ((user_id = ( SELECT app.actor_id() AS actor_id)));
create policy system on session
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table setting (
  key text not null,
  value jsonb not null,
  constraint setting_pkey PRIMARY KEY (key)
);
grant insert, select, update on setting to gida_app;
create policy system on setting
  using (( SELECT app.sees_all() AS sees_all))
  with check (( SELECT app.is_system() AS is_system));

create table settled_month (
  estate_id uuid not null,
  landlord_id uuid,
  month date not null,
  amount bigint not null,
  rent bigint not null,
  kobo_days bigint not null,
  constraint settled_month_estate_id_landlord_id_month_key UNIQUE NULLS NOT DISTINCT (estate_id, landlord_id, month)
) with (fillfactor=40);
grant select on settled_month to gida_app;
create policy scope on settled_month for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)));

create table settlement (
  id uuid not null default uuidv7(),
  provider_id text not null,
  estate_id uuid not null,
  landlord_id uuid,
  settled_on date not null,
  line_count integer not null,
  booked bigint not null,
  deducted bigint not null default 0,
  amount bigint not null generated always as ((booked - deducted)) stored,
  created_at timestamp with time zone not null default app.now(),
  newest_paid_on date,
  constraint settlement_deducted_check CHECK ((deducted >= 0)),
  constraint settlement_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint settlement_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint settlement_pkey PRIMARY KEY (id),
  constraint settlement_provider_id_estate_id_landlord_id_key UNIQUE NULLS NOT DISTINCT (provider_id, estate_id, landlord_id),
  constraint settlement_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider_settlement(provider_id)
);
CREATE INDEX settlement_estate_id_settled_on_id_idx ON public.settlement USING btree (estate_id, settled_on DESC, id DESC);
CREATE INDEX settlement_landlord_id_settled_on_id_idx ON public.settlement USING btree (landlord_id, settled_on DESC, id DESC);
grant insert, select on settlement to gida_app;
create policy of_estate on settlement for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on settlement for insert
  with check (( SELECT app.is_system() AS is_system));

create table settlement_deduction (
  journal_id uuid not null,
  settlement_id uuid not null,
  amount bigint not null,
  constraint settlement_deduction_amount_check CHECK ((amount > 0)),
  constraint settlement_deduction_journal_id_fkey FOREIGN KEY (journal_id) REFERENCES journal(id),
  constraint settlement_deduction_pkey PRIMARY KEY (journal_id),
  constraint settlement_deduction_settlement_id_fkey FOREIGN KEY (settlement_id) REFERENCES settlement(id)
);
CREATE INDEX settlement_deduction_settlement_id_idx ON public.settlement_deduction USING btree (settlement_id);
grant insert, select on settlement_deduction to gida_app;
create policy system on settlement_deduction for insert
  with check (( SELECT app.is_system() AS is_system));
create policy with_settlement on settlement_deduction for select
  using ((EXISTS ( SELECT
   FROM settlement s
  WHERE (s.id = settlement_deduction.settlement_id))));

create table settlement_difference (
  id uuid not null default uuidv7(),
  key text not null,
  estate_id uuid,
  landlord_id uuid,
  provider_id text,
  payment_id uuid,
  reference text,
  reason difference_reason not null,
  expected bigint not null,
  reported bigint not null,
  amount bigint not null default 0,
  found_at timestamp with time zone not null default app.now(),
  closed_at timestamp with time zone,
  closed_by uuid,
  note text,
  invoice_payment_id uuid,
  constraint of_clients_or_of_the_platform CHECK (((invoice_payment_id IS NULL) OR (num_nonnulls(estate_id, landlord_id, payment_id) = 0))),
  constraint settlement_difference_check CHECK (((closed_at IS NULL) = (note IS NULL))),
  constraint settlement_difference_closed_by_fkey FOREIGN KEY (closed_by) REFERENCES users(id),
  constraint settlement_difference_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint settlement_difference_invoice_payment_id_fkey FOREIGN KEY (invoice_payment_id) REFERENCES platform_invoice_payment(id),
  constraint settlement_difference_key_key UNIQUE (key),
  constraint settlement_difference_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint settlement_difference_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint settlement_difference_pkey PRIMARY KEY (id),
  constraint settlement_difference_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider_settlement(provider_id)
);
CREATE INDEX settlement_difference_estate_id_found_at_idx ON public.settlement_difference USING btree (estate_id, found_at DESC) WHERE (closed_at IS NULL);
CREATE INDEX settlement_difference_estate_id_found_at_idx1 ON public.settlement_difference USING btree (estate_id, found_at DESC);
CREATE INDEX settlement_difference_invoice_payment_id_idx ON public.settlement_difference USING btree (invoice_payment_id);
CREATE INDEX settlement_difference_payment_id_idx ON public.settlement_difference USING btree (payment_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.settlement_difference FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('settlement_difference', 'id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.settlement_difference FOR EACH ROW WHEN (((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.key IS DISTINCT FROM new.key)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.landlord_id IS DISTINCT FROM new.landlord_id)) OR (old.provider_id IS DISTINCT FROM new.provider_id)) OR (old.payment_id IS DISTINCT FROM new.payment_id)) OR (old.reference IS DISTINCT FROM new.reference)) OR ((old.reason)::text IS DISTINCT FROM (new.reason)::text)) OR (old.expected IS DISTINCT FROM new.expected)) OR (old.reported IS DISTINCT FROM new.reported)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.found_at IS DISTINCT FROM new.found_at)) OR (old.closed_at IS DISTINCT FROM new.closed_at)) OR (old.closed_by IS DISTINCT FROM new.closed_by)) OR (old.note IS DISTINCT FROM new.note)) OR (old.invoice_payment_id IS DISTINCT FROM new.invoice_payment_id))) EXECUTE FUNCTION app.lay_change_aside('settlement_difference', 'id');
grant insert, select, update on settlement_difference to gida_app;
create policy closes on settlement_difference for update
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)))
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy of_estate on settlement_difference for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on settlement_difference for insert
  with check (( SELECT app.is_system() AS is_system));

create table settlement_line (
  provider_id text not null,
  reference text not null,
  settlement_id uuid,
  payment_id uuid,
  estate_id uuid,
  landlord_id uuid,
  reported_amount bigint not null,
  reported_fees bigint,
  booked bigint not null,
  constraint settlement_line_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint settlement_line_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint settlement_line_payment_id_fkey FOREIGN KEY (payment_id) REFERENCES payment(id),
  constraint settlement_line_pkey PRIMARY KEY (provider_id, reference),
  constraint settlement_line_provider_id_fkey FOREIGN KEY (provider_id) REFERENCES provider_settlement(provider_id),
  constraint settlement_line_settlement_id_fkey FOREIGN KEY (settlement_id) REFERENCES settlement(id)
);
CREATE INDEX settlement_line_payment_id_idx ON public.settlement_line USING btree (payment_id);
CREATE INDEX settlement_line_settlement_id_reference_idx ON public.settlement_line USING btree (settlement_id, reference);
CREATE TRIGGER newest_paid AFTER INSERT ON public.settlement_line REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.note_newest_paid();
grant insert, select on settlement_line to gida_app;
create policy of_estate on settlement_line for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on settlement_line for insert
  with check (( SELECT app.is_system() AS is_system));

create table sign_in_challenge (
  challenge_hash bytea not null,
  user_id uuid not null,
  tries integer not null default 0,
  expires_at timestamp with time zone not null,
  constraint sign_in_challenge_pkey PRIMARY KEY (challenge_hash),
  constraint sign_in_challenge_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_challenge_expires_at_idx ON public.sign_in_challenge USING btree (expires_at);
grant delete, insert, select, update on sign_in_challenge to gida_app;
create policy system on sign_in_challenge
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table sign_in_code (
  code_hash bytea not null,
  browser_hash bytea not null,
  user_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint sign_in_code_pkey PRIMARY KEY (code_hash),
  constraint sign_in_code_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX sign_in_code_expires_at_idx ON public.sign_in_code USING btree (expires_at);
grant delete, insert, select on sign_in_code to gida_app;
create policy system on sign_in_code
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table signature (
  signer_id uuid not null,
  request_id uuid not null,
  kind signature_kind not null,
  value text not null,
  consent_number integer not null,
  consent_sha256 bytea not null,
  ip text not null,
  user_agent text not null,
  at timestamp with time zone not null,
  filled jsonb not null default '[]'::jsonb,
  constraint signature_filled_check CHECK ((jsonb_typeof(filled) = 'array'::text)),
  constraint signature_pkey PRIMARY KEY (signer_id),
  constraint signature_request_id_fkey FOREIGN KEY (request_id) REFERENCES signature_request(id) ON DELETE CASCADE,
  constraint signature_request_id_signer_id_key UNIQUE (request_id, signer_id),
  constraint signature_signer_id_fkey FOREIGN KEY (signer_id) REFERENCES signer(id) ON DELETE CASCADE,
  constraint signature_user_agent_check CHECK ((length(user_agent) <= 300)),
  constraint signature_value_check CHECK ((length(value) <= 3000000))
);
grant insert, select on signature to gida_app;
create policy server on signature for insert
  with check (( SELECT app.is_system() AS is_system));
create policy with_request on signature for select
  using ((( SELECT app.is_system() AS is_system) OR (EXISTS ( SELECT
   FROM signature_request r
  WHERE (r.id = signature.request_id)))));

create table signature_request (
  id uuid not null default uuidv7(),
  document_id uuid not null,
  version_id uuid not null,
  frozen_sha256 bytea not null,
  pages integer not null,
  estate_id uuid not null,
  lease_id uuid,
  state signature_state not null default 'SENT'::signature_state,
  in_order boolean not null,
  message text not null default ''::text,
  expires_at timestamp with time zone not null,
  created_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  reason text not null default ''::text,
  ended_at timestamp with time zone,
  sealed_version_id uuid,
  sealed_sha256 bytea,
  is_timed boolean not null default false,
  evidence text,
  evidence_signature text,
  evidence_key text,
  fields jsonb not null default '[]'::jsonb,
  constraint signature_request_check CHECK ((((state = 'COMPLETED'::signature_state) = (sealed_version_id IS NOT NULL)) AND ((sealed_version_id IS NULL) = (sealed_sha256 IS NULL)) AND ((sealed_version_id IS NULL) = (evidence IS NULL)) AND ((evidence IS NULL) = (evidence_signature IS NULL)) AND ((evidence IS NULL) = (evidence_key IS NULL)))),
  constraint signature_request_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint signature_request_document_id_fkey FOREIGN KEY (document_id) REFERENCES document(id),
  constraint signature_request_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint signature_request_fields_check CHECK ((jsonb_typeof(fields) = 'array'::text)),
  constraint signature_request_lease_id_fkey FOREIGN KEY (lease_id) REFERENCES lease(id) ON DELETE SET NULL,
  constraint signature_request_message_check CHECK ((length(message) <= 500)),
  constraint signature_request_pages_check CHECK ((pages > 0)),
  constraint signature_request_pkey PRIMARY KEY (id),
  constraint signature_request_reason_check CHECK ((length(reason) <= 500)),
  constraint signature_request_sealed_sha256_key UNIQUE (sealed_sha256),
  constraint signature_request_sealed_version_id_fkey FOREIGN KEY (sealed_version_id) REFERENCES document_version(id),
  constraint signature_request_sealed_version_id_key UNIQUE (sealed_version_id),
  constraint signature_request_version_id_fkey FOREIGN KEY (version_id) REFERENCES document_version(id)
);
CREATE INDEX signature_request_created_by_idx ON public.signature_request USING btree (created_by);
CREATE INDEX signature_request_document_id_id_idx ON public.signature_request USING btree (document_id, id DESC);
CREATE INDEX signature_request_estate_id_idx ON public.signature_request USING btree (estate_id);
CREATE INDEX signature_request_expires_at_idx ON public.signature_request USING btree (expires_at) WHERE (state = ANY (ARRAY['SENT'::signature_state, 'PARTLY_SIGNED'::signature_state]));
CREATE INDEX signature_request_frozen_sha256_idx ON public.signature_request USING btree (frozen_sha256);
CREATE INDEX signature_request_lease_id_idx ON public.signature_request USING btree (lease_id) WHERE (lease_id IS NOT NULL);
CREATE UNIQUE INDEX signature_request_open ON public.signature_request USING btree (version_id) WHERE (state = ANY (ARRAY['SENT'::signature_state, 'PARTLY_SIGNED'::signature_state, 'SEALING'::signature_state]));
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.signature_request FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('document', 'document_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.signature_request FOR EACH ROW WHEN (((((((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.document_id IS DISTINCT FROM new.document_id)) OR (old.version_id IS DISTINCT FROM new.version_id)) OR (old.frozen_sha256 IS DISTINCT FROM new.frozen_sha256)) OR (old.pages IS DISTINCT FROM new.pages)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.lease_id IS DISTINCT FROM new.lease_id)) OR (old.state IS DISTINCT FROM new.state)) OR (old.in_order IS DISTINCT FROM new.in_order)) OR (old.message IS DISTINCT FROM new.message)) OR (old.expires_at IS DISTINCT FROM new.expires_at)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.ended_at IS DISTINCT FROM new.ended_at)) OR (old.sealed_version_id IS DISTINCT FROM new.sealed_version_id)) OR (old.sealed_sha256 IS DISTINCT FROM new.sealed_sha256)) OR (old.is_timed IS DISTINCT FROM new.is_timed)) OR (old.evidence IS DISTINCT FROM new.evidence)) OR (old.evidence_signature IS DISTINCT FROM new.evidence_signature)) OR (old.evidence_key IS DISTINCT FROM new.evidence_key)) OR (old.fields IS DISTINCT FROM new.fields))) EXECUTE FUNCTION app.lay_change_aside('document', 'document_id');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.signature_request REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.signature_request REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.signature_request REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on signature_request to gida_app;
create policy move on signature_request for update
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));
create policy server on signature_request for insert
  with check (( SELECT app.is_system() AS is_system));
create policy with_document on signature_request for select
  using ((( SELECT app.is_system() AS is_system) OR (EXISTS ( SELECT
   FROM document d
  WHERE (d.id = signature_request.document_id)))));

create table signer (
  id uuid not null default uuidv7(),
  request_id uuid not null,
  place integer not null,
  role signer_role not null,
  name text not null,
  email text,
  phone text,
  user_id uuid,
  state signer_state not null default 'WAITING'::signer_state,
  device_hash bytea,
  opened_at timestamp with time zone,
  code_hash bytea,
  code_expires_at timestamp with time zone,
  code_tries integer not null default 0,
  code_shown_at timestamp with time zone,
  reminded_days integer,
  constraint signer_check CHECK (((email IS NOT NULL) OR (phone IS NOT NULL))),
  constraint signer_name_check CHECK (((length(name) >= 2) AND (length(name) <= 120))),
  constraint signer_pkey PRIMARY KEY (id),
  constraint signer_place_check CHECK (((place >= 1) AND (place <= 8))),
  constraint signer_request_id_fkey FOREIGN KEY (request_id) REFERENCES signature_request(id) ON DELETE CASCADE,
  constraint signer_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE UNIQUE INDEX signer_place ON public.signer USING btree (request_id, place) WHERE (state <> 'REPLACED'::signer_state);
CREATE INDEX signer_request_id_idx ON public.signer USING btree (request_id);
CREATE INDEX signer_user_id_idx ON public.signer USING btree (user_id) WHERE (user_id IS NOT NULL);
grant insert, select, update on signer to gida_app;
create policy move on signer for update
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));
create policy server on signer for insert
  with check (( SELECT app.is_system() AS is_system));
create policy with_request on signer for select
  using ((( SELECT app.is_system() AS is_system) OR (EXISTS ( SELECT
   FROM signature_request r
  WHERE (r.id = signer.request_id)))));

create table signer_link (
  token_hash bytea not null,
  signer_id uuid not null,
  created_at timestamp with time zone not null default app.now(),
  constraint signer_link_pkey PRIMARY KEY (token_hash),
  constraint signer_link_signer_id_fkey FOREIGN KEY (signer_id) REFERENCES signer(id) ON DELETE CASCADE
);
CREATE INDEX signer_link_signer_id_idx ON public.signer_link USING btree (signer_id);
grant insert, select on signer_link to gida_app;
create policy server on signer_link
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table signing_event (
  id uuid not null default uuidv7(),
  request_id uuid not null,
  signer_id uuid,
  kind signing_event_kind not null,
  detail text not null default ''::text,
  ip text,
  user_agent text,
  at timestamp with time zone not null,
  constraint signing_event_detail_check CHECK ((length(detail) <= 500)),
  constraint signing_event_pkey PRIMARY KEY (id),
  constraint signing_event_request_id_fkey FOREIGN KEY (request_id) REFERENCES signature_request(id) ON DELETE CASCADE,
  constraint signing_event_signer_id_fkey FOREIGN KEY (signer_id) REFERENCES signer(id) ON DELETE CASCADE,
  constraint signing_event_user_agent_check CHECK ((length(user_agent) <= 300))
);
CREATE INDEX signing_event_request_id_id_idx ON public.signing_event USING btree (request_id, id);
CREATE INDEX signing_event_signer_id_idx ON public.signing_event USING btree (signer_id) WHERE (signer_id IS NOT NULL);
grant insert, select on signing_event to gida_app;
create policy server on signing_event for insert
  with check (( SELECT app.is_system() AS is_system));
create policy with_request on signing_event for select
  using ((( SELECT app.is_system() AS is_system) OR (EXISTS ( SELECT
   FROM signature_request r
  WHERE (r.id = signing_event.request_id)))));

create table sms_day (
  estate_id uuid not null,
  day date not null,
  spent bigint not null default 0,
  constraint sms_day_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint sms_day_pkey PRIMARY KEY (estate_id, day),
  constraint sms_day_spent_check CHECK ((spent >= 0))
);
grant delete, insert, select, update on sms_day to gida_app;
create policy system on sms_day
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table socket_ticket (
  ticket_hash bytea not null,
  session_id uuid not null,
  expires_at timestamp with time zone not null,
  constraint socket_ticket_pkey PRIMARY KEY (ticket_hash),
  constraint socket_ticket_session_id_fkey FOREIGN KEY (session_id) REFERENCES session(id) ON DELETE CASCADE
);
grant delete, insert, select on socket_ticket to gida_app;
create policy system on socket_ticket
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table statement_delivery (
  user_id uuid not null,
  since timestamp with time zone not null default app.now(),
  constraint statement_delivery_pkey PRIMARY KEY (user_id),
  constraint statement_delivery_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.statement_delivery FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('person', 'user_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.statement_delivery FOR EACH ROW WHEN (((old.user_id IS DISTINCT FROM new.user_id) OR (old.since IS DISTINCT FROM new.since))) EXECUTE FUNCTION app.lay_change_aside('person', 'user_id');
grant delete, insert, select on statement_delivery to gida_app;
create policy self on statement_delivery
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)))
  with check (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.is_system() AS is_system)));

create table status_hour (
  part text not null,
  hour timestamp with time zone not null,
  checks integer not null,
  failed integer not null,
  checked_at timestamp with time zone not null,
  is_well boolean not null,
  constraint status_hour_check CHECK (((failed >= 0) AND (failed <= checks))),
  constraint status_hour_checks_check CHECK ((checks > 0)),
  constraint status_hour_part_check CHECK ((part = ANY (ARRAY['SERVICE'::text, 'JOBS'::text, 'PAYMENTS'::text, 'MAIL'::text, 'SMS'::text]))),
  constraint status_hour_pkey PRIMARY KEY (part, hour)
);
grant delete, insert, select, update on status_hour to gida_app;
create policy system on status_hour
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table subscription (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  plan_id uuid not null,
  started_on date not null,
  ended_on date,
  chosen_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  constraint subscription_check CHECK ((ended_on >= started_on)),
  constraint subscription_chosen_by_fkey FOREIGN KEY (chosen_by) REFERENCES users(id),
  constraint subscription_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint subscription_one_at_a_time EXCLUDE USING gist (estate_id WITH =, daterange(started_on, ended_on) WITH &&),
  constraint subscription_pkey PRIMARY KEY (id),
  constraint subscription_plan_id_fkey FOREIGN KEY (plan_id) REFERENCES price_plan(id)
);
CREATE UNIQUE INDEX subscription_open ON public.subscription USING btree (estate_id) WHERE (ended_on IS NULL);
CREATE INDEX subscription_plan_id_idx ON public.subscription USING btree (plan_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.subscription FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.subscription FOR EACH ROW WHEN ((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.plan_id IS DISTINCT FROM new.plan_id)) OR (old.started_on IS DISTINCT FROM new.started_on)) OR (old.ended_on IS DISTINCT FROM new.ended_on)) OR (old.chosen_by IS DISTINCT FROM new.chosen_by)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER keep AFTER UPDATE ON public.subscription REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('estate_id', 'plan_id', 'started_on', 'chosen_by', 'created_at');
grant insert, select, update on subscription to gida_app;
create policy managed on subscription
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)))
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table subscription_month (
  subscription_id uuid not null,
  month date not null,
  estate_id uuid not null,
  days integer not null,
  of_days integer not null,
  units integer not null,
  billable_units integer not null,
  unit_price bigint not null,
  amount bigint not null,
  month_value bigint not null,
  invoice_id uuid,
  counted_at timestamp with time zone not null default app.now(),
  constraint subscription_month_amount_check CHECK ((amount >= 0)),
  constraint subscription_month_check CHECK (((days >= 1) AND (days <= of_days))),
  constraint subscription_month_check1 CHECK (((billable_units >= 0) AND (billable_units <= units))),
  constraint subscription_month_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint subscription_month_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES platform_invoice(id),
  constraint subscription_month_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint subscription_month_month_value_check CHECK ((month_value >= 0)),
  constraint subscription_month_pkey PRIMARY KEY (subscription_id, month),
  constraint subscription_month_subscription_id_fkey FOREIGN KEY (subscription_id) REFERENCES subscription(id),
  constraint subscription_month_units_check CHECK ((units >= 0))
);
CREATE INDEX subscription_month_estate_id_month_idx ON public.subscription_month USING btree (estate_id, month);
CREATE INDEX subscription_month_invoice_id_idx ON public.subscription_month USING btree (invoice_id);
grant insert, select, update on subscription_month to gida_app;
create policy managed on subscription_month for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on subscription_month
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table support_consent (
  id uuid not null default uuidv7(),
  user_id uuid not null,
  granted_at timestamp with time zone not null default app.now(),
  expires_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  constraint support_consent_check CHECK ((expires_at > granted_at)),
  constraint support_consent_pkey PRIMARY KEY (id),
  constraint support_consent_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX support_consent_user_id_granted_at_idx ON public.support_consent USING btree (user_id, granted_at);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.support_consent FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('person', 'user_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.support_consent FOR EACH ROW WHEN ((((((old.id IS DISTINCT FROM new.id) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.granted_at IS DISTINCT FROM new.granted_at)) OR (old.expires_at IS DISTINCT FROM new.expires_at)) OR (old.revoked_at IS DISTINCT FROM new.revoked_at))) EXECUTE FUNCTION app.lay_change_aside('person', 'user_id');
CREATE TRIGGER keep AFTER UPDATE ON public.support_consent REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('user_id', 'granted_at', 'expires_at');
grant insert, select, update on support_consent to gida_app;
create policy platform on support_consent for select
  using (( SELECT app.sees_all() AS sees_all));
create policy self on support_consent
  using ((user_id = ( SELECT app.actor_id() AS actor_id)))
  with check ((user_id = ( SELECT app.actor_id() AS actor_id)));

create table suppressed_address (
  channel text not null,
  address text not null,
  reason text not null,
  created_at timestamp with time zone not null default app.now(),
  constraint suppressed_address_channel_check CHECK ((channel = ANY (ARRAY['EMAIL'::text, 'SMS'::text]))),
  constraint suppressed_address_pkey PRIMARY KEY (channel, address)
);
grant delete, insert, select on suppressed_address to gida_app;
create policy system on suppressed_address
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table template (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  kind template_kind not null,
  name text not null,
  source text,
  created_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  removed_at timestamp with time zone,
  client_id uuid,
  sent_sha256 bytea,
  constraint template_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint template_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint template_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint template_pkey PRIMARY KEY (id),
  constraint template_sent_sha256_check CHECK ((length(sent_sha256) = 32)),
  constraint template_source_check CHECK ((length(source) <= 60))
);
CREATE INDEX template_created_by_idx ON public.template USING btree (created_by);
CREATE INDEX template_estate_id_name_idx ON public.template USING btree (estate_id, name);
CREATE UNIQUE INDEX template_sent ON public.template USING btree (created_by, client_id) WHERE (client_id IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.template FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('template', 'id', 'client_id', 'sent_sha256');
CREATE TRIGGER audit_update AFTER UPDATE ON public.template FOR EACH ROW WHEN (((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.name IS DISTINCT FROM new.name)) OR (old.source IS DISTINCT FROM new.source)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.removed_at IS DISTINCT FROM new.removed_at))) EXECUTE FUNCTION app.lay_change_aside('template', 'id', 'client_id', 'sent_sha256');
CREATE TRIGGER keep AFTER UPDATE ON public.template REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('estate_id', 'kind', 'source', 'created_by', 'created_at');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.template REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.template REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.template REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on template to gida_app;
create policy changed on template for update
  using (app.writes_template(estate_id, created_by));
create policy office on template for select
  using ((( SELECT app.sees_all() AS sees_all) OR ((( SELECT app.actor_role() AS actor_role) <> 'TENANT'::text) AND (estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])))));
create policy written on template for insert
  with check ((app.writes_template(estate_id, created_by) AND (( SELECT app.is_system() AS is_system) OR (created_by = ( SELECT app.actor_id() AS actor_id)))));

create table template_paper (
  document_id uuid not null,
  template_id uuid not null,
  version integer not null,
  content text not null,
  sha256 bytea not null,
  made_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  constraint template_paper_content_check CHECK ((content IS JSON OBJECT)),
  constraint template_paper_document_id_fkey FOREIGN KEY (document_id) REFERENCES document(id) ON DELETE CASCADE,
  constraint template_paper_made_by_fkey FOREIGN KEY (made_by) REFERENCES users(id),
  constraint template_paper_pkey PRIMARY KEY (document_id),
  constraint template_paper_template_id_version_fkey FOREIGN KEY (template_id, version) REFERENCES template_version(template_id, number) ON DELETE CASCADE
);
CREATE INDEX template_paper_made_by_idx ON public.template_paper USING btree (made_by);
CREATE INDEX template_paper_template_id_version_idx ON public.template_paper USING btree (template_id, version);
grant insert, select on template_paper to gida_app;
create policy made on template_paper for insert
  with check ((( SELECT app.is_system() AS is_system) OR ((made_by = ( SELECT app.actor_id() AS actor_id)) AND (EXISTS ( SELECT
   FROM document d
  WHERE ((d.id = template_paper.document_id) AND (d.uploaded_by = template_paper.made_by)))) AND (EXISTS ( SELECT
   FROM template t
  WHERE (t.id = template_paper.template_id))))));
create policy with_document on template_paper for select
  using ((EXISTS ( SELECT
   FROM document d
  WHERE (d.id = template_paper.document_id))));

create table template_version (
  template_id uuid not null,
  number integer not null,
  body text not null,
  variables text not null,
  revision integer not null default 1,
  sha256 bytea,
  written_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  published_by uuid,
  published_at timestamp with time zone,
  constraint template_version_body_check CHECK ((length(body) <= 60000)),
  constraint template_version_check CHECK ((((published_at IS NULL) = (sha256 IS NULL)) AND ((published_at IS NULL) = (published_by IS NULL)))),
  constraint template_version_number_check CHECK ((number > 0)),
  constraint template_version_pkey PRIMARY KEY (template_id, number),
  constraint template_version_published_by_fkey FOREIGN KEY (published_by) REFERENCES users(id),
  constraint template_version_template_id_fkey FOREIGN KEY (template_id) REFERENCES template(id) ON DELETE CASCADE,
  constraint template_version_variables_check CHECK ((variables IS JSON ARRAY)),
  constraint template_version_written_by_fkey FOREIGN KEY (written_by) REFERENCES users(id)
);
CREATE UNIQUE INDEX template_draft ON public.template_version USING btree (template_id) WHERE (published_at IS NULL);
CREATE INDEX template_version_published_by_idx ON public.template_version USING btree (published_by) WHERE (published_by IS NOT NULL);
CREATE INDEX template_version_written_by_idx ON public.template_version USING btree (written_by);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.template_version FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('template', 'template_id', 'body', 'variables', 'revision', 'updated_at');
CREATE TRIGGER audit_update AFTER UPDATE ON public.template_version FOR EACH ROW WHEN ((((((((old.template_id IS DISTINCT FROM new.template_id) OR (old.number IS DISTINCT FROM new.number)) OR (old.sha256 IS DISTINCT FROM new.sha256)) OR (old.written_by IS DISTINCT FROM new.written_by)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.published_by IS DISTINCT FROM new.published_by)) OR (old.published_at IS DISTINCT FROM new.published_at))) EXECUTE FUNCTION app.lay_change_aside('template', 'template_id', 'body', 'variables', 'revision', 'updated_at');
CREATE TRIGGER keep_published BEFORE UPDATE ON public.template_version FOR EACH ROW EXECUTE FUNCTION app.keep_published_version();
grant insert, select, update on template_version to gida_app;
create policy changed on template_version for update
  using ((EXISTS ( SELECT
   FROM template t
  WHERE ((t.id = template_version.template_id) AND app.writes_template(t.estate_id, t.created_by)))));
create policy with_template on template_version for select
  using ((EXISTS ( SELECT
   FROM template t
  WHERE (t.id = template_version.template_id))));
create policy written on template_version for insert
  with check ((EXISTS ( SELECT
   FROM template t
  WHERE ((t.id = template_version.template_id) AND app.writes_template(t.estate_id, t.created_by)))));

create table tenancy (
  id uuid not null default uuidv7(),
  property_id uuid not null,
  tenant_id uuid not null,
  estate_id uuid not null,
  landlord_id uuid,
  sort_name text collate "C" not null,
  search_text text not null,
  live_until date,
  ended_on date,
  oldest_due date,
  constraint tenancy_check CHECK (((live_until IS NULL) <> (ended_on IS NULL))),
  constraint tenancy_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint tenancy_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint tenancy_pkey PRIMARY KEY (id),
  constraint tenancy_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id),
  constraint tenancy_property_id_tenant_id_key UNIQUE (property_id, tenant_id),
  constraint tenancy_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES users(id)
) with (fillfactor=80);
CREATE INDEX tenancy_by_name ON public.tenancy USING btree (estate_id, sort_name, id) INCLUDE (search_text);
CREATE INDEX tenancy_estate_id_live_until_id_idx ON public.tenancy USING btree (estate_id, live_until, id);
CREATE INDEX tenancy_estate_id_oldest_due_id_idx ON public.tenancy USING btree (estate_id, oldest_due, id);
CREATE INDEX tenancy_landlord_id_live_until_id_idx ON public.tenancy USING btree (landlord_id, live_until, id);
CREATE INDEX tenancy_landlord_id_oldest_due_id_idx ON public.tenancy USING btree (landlord_id, oldest_due, id);
CREATE INDEX tenancy_landlord_id_sort_name_id_idx ON public.tenancy USING btree (landlord_id, sort_name, id);
CREATE INDEX tenancy_live ON public.tenancy USING btree (estate_id, sort_name, id) WHERE (live_until IS NOT NULL);
CREATE INDEX tenancy_live_of_landlord ON public.tenancy USING btree (landlord_id, sort_name, id) WHERE (live_until IS NOT NULL);
CREATE INDEX tenancy_oldest ON public.tenancy USING btree (oldest_due, id) WHERE (oldest_due IS NOT NULL);
CREATE INDEX tenancy_search ON public.tenancy USING gin (search_text gin_trgm_ops);
CREATE INDEX tenancy_tenant_id_idx ON public.tenancy USING btree (tenant_id);
CREATE TRIGGER arrears_changed AFTER UPDATE OF landlord_id, oldest_due ON public.tenancy FOR EACH ROW WHEN (((old.landlord_id IS DISTINCT FROM new.landlord_id) OR (old.oldest_due IS DISTINCT FROM new.oldest_due))) EXECUTE FUNCTION app.count_arrears();
CREATE TRIGGER arrears_gone AFTER DELETE ON public.tenancy FOR EACH ROW EXECUTE FUNCTION app.count_arrears();
CREATE TRIGGER arrears_new AFTER INSERT ON public.tenancy FOR EACH ROW EXECUTE FUNCTION app.count_arrears();
CREATE TRIGGER counts_changed AFTER UPDATE OF landlord_id, live_until, ended_on ON public.tenancy FOR EACH ROW WHEN ((((old.landlord_id IS DISTINCT FROM new.landlord_id) OR (old.live_until IS DISTINCT FROM new.live_until)) OR (old.ended_on IS DISTINCT FROM new.ended_on))) EXECUTE FUNCTION app.count_changed_tenant();
CREATE TRIGGER counts_gone AFTER DELETE ON public.tenancy FOR EACH ROW EXECUTE FUNCTION app.uncount_tenant();
CREATE TRIGGER counts_new AFTER INSERT ON public.tenancy REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.count_new_tenants();
grant select on tenancy to gida_app;
create policy of_estate on tenancy for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (id = ANY (( SELECT app.assigned_tenancies() AS assigned_tenancies)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table tenant_count (
  scope_id uuid not null,
  is_live boolean not null,
  day date not null,
  count bigint not null,
  constraint tenant_count_pkey PRIMARY KEY (scope_id, is_live, day)
) with (fillfactor=60);
grant select on tenant_count to gida_app;
create policy scope on tenant_count for select
  using (((scope_id = ( SELECT app.actor_id() AS actor_id)) OR (scope_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table unit (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  property_id uuid not null,
  landlord_id uuid,
  name text not null,
  block text,
  floor integer,
  bedrooms integer,
  status unit_status not null default 'VACANT'::unit_status,
  rent_amount bigint not null default 0,
  frequency rent_frequency not null default 'YEARLY'::rent_frequency,
  service_charge bigint not null default 0,
  caution_deposit bigint not null default 0,
  sort_name text collate "C" generated always as (app."natural"(name)) stored,
  search_text text generated always as (app.fold(((((name || ' '::text) || COALESCE(block, ''::text)) || ' '::text) || COALESCE(let_to, ''::text)))) stored,
  archived_at timestamp with time zone,
  let_to text,
  word_starts text generated always as (app.word_starts(app.fold(((name || ' '::text) || COALESCE(block, ''::text))))) stored,
  created_at timestamp with time zone not null default app.now(),
  constraint unit_bedrooms_check CHECK ((bedrooms >= 0)),
  constraint unit_caution_deposit_check CHECK ((caution_deposit >= 0)),
  constraint unit_id_estate_id_key UNIQUE (id, estate_id),
  constraint unit_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint unit_name_check CHECK (((length(name) >= 1) AND (length(name) <= 40))),
  constraint unit_pkey PRIMARY KEY (id),
  constraint unit_property_id_estate_id_fkey FOREIGN KEY (property_id, estate_id) REFERENCES property(id, estate_id),
  constraint unit_rent_amount_check CHECK ((rent_amount >= 0)),
  constraint unit_service_charge_check CHECK ((service_charge >= 0))
);
CREATE INDEX unit_by_name ON public.unit USING btree (estate_id, sort_name, id) INCLUDE (search_text, word_starts, archived_at);
CREATE INDEX unit_estate_id_created_at_id_idx ON public.unit USING btree (estate_id, created_at, id);
CREATE INDEX unit_estate_id_rent_amount_id_idx ON public.unit USING btree (estate_id, rent_amount, id);
CREATE INDEX unit_estate_id_status_sort_name_id_idx ON public.unit USING btree (estate_id, status, sort_name, id);
CREATE INDEX unit_landlord_id_sort_name_id_idx ON public.unit USING btree (landlord_id, sort_name, id);
CREATE UNIQUE INDEX unit_property_id_name_key ON public.unit USING btree (property_id, name) WHERE (archived_at IS NULL);
CREATE INDEX unit_property_id_sort_name_id_idx ON public.unit USING btree (property_id, sort_name, id);
CREATE INDEX unit_search ON public.unit USING gin (search_text gin_trgm_ops);
CREATE INDEX unit_sort_name_id_idx ON public.unit USING btree (sort_name, id);
CREATE INDEX unit_word_starts ON public.unit USING gin (word_starts gin_trgm_ops);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.unit FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('unit', 'id', 'search_text', 'sort_name', 'word_starts', 'let_to');
CREATE TRIGGER audit_update AFTER UPDATE ON public.unit FOR EACH ROW WHEN ((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.property_id IS DISTINCT FROM new.property_id)) OR (old.landlord_id IS DISTINCT FROM new.landlord_id)) OR (old.name IS DISTINCT FROM new.name)) OR (old.block IS DISTINCT FROM new.block)) OR (old.floor IS DISTINCT FROM new.floor)) OR (old.bedrooms IS DISTINCT FROM new.bedrooms)) OR (old.status IS DISTINCT FROM new.status)) OR (old.rent_amount IS DISTINCT FROM new.rent_amount)) OR (old.frequency IS DISTINCT FROM new.frequency)) OR (old.service_charge IS DISTINCT FROM new.service_charge)) OR (old.caution_deposit IS DISTINCT FROM new.caution_deposit)) OR (old.archived_at IS DISTINCT FROM new.archived_at)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('unit', 'id', 'search_text', 'sort_name', 'word_starts', 'let_to');
CREATE TRIGGER homes AFTER UPDATE OF name ON public.unit FOR EACH ROW WHEN ((old.name <> new.name)) EXECUTE FUNCTION app.update_tenancies_of_units();
CREATE TRIGGER keep AFTER UPDATE ON public.unit REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('estate_id', 'property_id');
CREATE TRIGGER keep_invitations BEFORE DELETE ON public.unit FOR EACH ROW EXECUTE FUNCTION app.keep_invitations_of_unit();
CREATE TRIGGER landlord BEFORE INSERT OR UPDATE OF property_id ON public.unit FOR EACH ROW EXECUTE FUNCTION app.copy_landlord_of_property();
CREATE TRIGGER refuse_archived_estate AFTER INSERT ON public.unit REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_in_archived_estate();
CREATE TRIGGER refuse_archived_property AFTER INSERT ON public.unit REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_in_archived_property();
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.unit REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.unit REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.unit REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER tally_changed AFTER UPDATE ON public.unit REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.tally_units();
CREATE TRIGGER tally_gone AFTER DELETE ON public.unit REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION app.tally_units();
CREATE TRIGGER tally_new AFTER INSERT ON public.unit REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.tally_units();
CREATE TRIGGER units_counted_changed AFTER UPDATE ON public.unit REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.count_changed_units();
CREATE TRIGGER units_counted_gone AFTER DELETE ON public.unit REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION app.count_units();
CREATE TRIGGER units_counted_new AFTER INSERT ON public.unit REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.count_units();
CREATE TRIGGER z_noted_changed AFTER UPDATE ON public.unit REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.note_changed_homes();
CREATE TRIGGER z_noted_gone AFTER DELETE ON public.unit REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION app.note_changed_homes();
CREATE TRIGGER z_noted_new AFTER INSERT ON public.unit REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.note_changed_homes();
grant delete, insert, select, update on unit to gida_app;
create policy assigned on unit for select
  using ((id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])));
create policy assigned_changes on unit for update
  using ((id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])));
create policy owner_or_manager on unit
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)))
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)));
create policy tenant on unit for select
  using ((id = ANY (( SELECT app.rented_units() AS rented_units)::uuid[])));

create table unit_assignment (
  unit_id uuid not null,
  estate_id uuid not null,
  user_id uuid not null,
  constraint unit_assignment_pkey PRIMARY KEY (unit_id, user_id),
  constraint unit_assignment_unit_id_estate_id_fkey FOREIGN KEY (unit_id, estate_id) REFERENCES unit(id, estate_id) ON DELETE CASCADE,
  constraint unit_assignment_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX unit_assignment_estate_id_user_id_idx ON public.unit_assignment USING btree (estate_id, user_id);
CREATE INDEX unit_assignment_user_id_unit_id_idx ON public.unit_assignment USING btree (user_id, unit_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.unit_assignment FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('unit', 'unit_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.unit_assignment FOR EACH ROW WHEN ((((old.unit_id IS DISTINCT FROM new.unit_id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.user_id IS DISTINCT FROM new.user_id))) EXECUTE FUNCTION app.lay_change_aside('unit', 'unit_id');
CREATE TRIGGER refuse_archived_unit AFTER INSERT ON public.unit_assignment REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_on_archived_unit();
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.unit_assignment REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.unit_assignment REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.unit_assignment REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant delete, insert, select on unit_assignment to gida_app;
create policy administered_leave on unit_assignment for delete
  using ((estate_id = ANY (( SELECT app.administered_estates() AS administered_estates)::uuid[])));
create policy brought_in on unit_assignment for delete
  using (((EXISTS ( SELECT
   FROM unit u
  WHERE ((u.id = unit_assignment.unit_id) AND (u.landlord_id = ( SELECT app.actor_id() AS actor_id))))) AND app.came_for_an_owner(user_id, estate_id)));
create policy founder on unit_assignment
  using (app.founded(estate_id))
  with check (app.founded(estate_id));
create policy landlord on unit_assignment for select
  using ((EXISTS ( SELECT
   FROM unit u
  WHERE ((u.id = unit_assignment.unit_id) AND (u.landlord_id = ( SELECT app.actor_id() AS actor_id))))));
create policy member on unit_assignment
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)))
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table unit_count (
  scope_id uuid not null,
  status unit_status not null,
  is_archived boolean not null,
  count bigint not null,
  constraint unit_count_pkey PRIMARY KEY (scope_id, is_archived, status)
) with (fillfactor=60);
grant select on unit_count to gida_app;
create policy scope on unit_count for select
  using (((scope_id = ( SELECT app.actor_id() AS actor_id)) OR (scope_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table upload_part (
  user_id uuid not null,
  sha256 text not null,
  at integer not null,
  size integer not null,
  id uuid not null,
  created_at timestamp with time zone not null default app.now(),
  constraint upload_part_at_check CHECK ((at >= 0)),
  constraint upload_part_id_key UNIQUE (id),
  constraint upload_part_pkey PRIMARY KEY (user_id, sha256, at),
  constraint upload_part_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  constraint upload_part_size_check CHECK ((size > 0)),
  constraint upload_part_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE INDEX upload_part_created_at_idx ON public.upload_part USING btree (created_at);
grant delete, insert, select on upload_part to gida_app;
create policy own on upload_part
  using ((( SELECT app.is_system() AS is_system) OR (user_id = ( SELECT app.actor_id() AS actor_id))))
  with check ((( SELECT app.is_system() AS is_system) OR (user_id = ( SELECT app.actor_id() AS actor_id))));

create table user_profile (
  user_id uuid not null,
  bio text,
  preferences jsonb not null default '{}'::jsonb,
  emergency_name text,
  emergency_phone text,
  emergency_relationship text,
  updated_at timestamp with time zone not null default app.now(),
  constraint user_profile_bio_check CHECK (((length(bio) >= 1) AND (length(bio) <= 1000))),
  constraint user_profile_check CHECK ((num_nulls(emergency_name, emergency_phone, emergency_relationship) = ANY (ARRAY[0, 3]))),
  constraint user_profile_emergency_name_check CHECK (((length(emergency_name) >= 2) AND (length(emergency_name) <= 120))),
  constraint user_profile_emergency_phone_check CHECK ((emergency_phone ~ '^\+[1-9][0-9]{7,14}$'::text)),
  constraint user_profile_emergency_relationship_check CHECK (((length(emergency_relationship) >= 2) AND (length(emergency_relationship) <= 60))),
  constraint user_profile_pkey PRIMARY KEY (user_id),
  constraint user_profile_preferences_check CHECK ((jsonb_typeof(preferences) = 'object'::text)),
  constraint user_profile_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE
);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.user_profile FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('person', 'user_id', 'updated_at', 'preferences');
CREATE TRIGGER audit_update AFTER UPDATE ON public.user_profile FOR EACH ROW WHEN ((((((old.user_id IS DISTINCT FROM new.user_id) OR (old.bio IS DISTINCT FROM new.bio)) OR (old.emergency_name IS DISTINCT FROM new.emergency_name)) OR (old.emergency_phone IS DISTINCT FROM new.emergency_phone)) OR (old.emergency_relationship IS DISTINCT FROM new.emergency_relationship))) EXECUTE FUNCTION app.lay_change_aside('person', 'user_id', 'updated_at', 'preferences');
grant insert, select, update on user_profile to gida_app;
create policy self_or_administered on user_profile
  using (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all) OR (EXISTS ( SELECT
   FROM estate_association a
  WHERE ((a.user_id = user_profile.user_id) AND (a.estate_id = ANY (( SELECT app.administered_estates() AS administered_estates)::uuid[])))))))
  with check (((user_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all) OR (EXISTS ( SELECT
   FROM estate_association a
  WHERE ((a.user_id = user_profile.user_id) AND (a.estate_id = ANY (( SELECT app.administered_estates() AS administered_estates)::uuid[])))))));

create table users (
  id uuid not null default uuidv7(),
  email citext,
  full_name text not null,
  phone text,
  role user_role not null,
  status user_status not null default 'ACTIVE'::user_status,
  email_verified_at timestamp with time zone,
  address text,
  permissions_granted text[] not null default '{}'::text[],
  permissions_denied text[] not null default '{}'::text[],
  rights_version integer not null default 1,
  is_demo boolean not null default false,
  avatar_version text,
  search_text text generated always as (app.fold(((((full_name || ' '::text) || COALESCE((email)::text, ''::text)) || ' '::text) || COALESCE(phone, ''::text)))) stored,
  sort_name text collate "C" generated always as (app.fold(full_name)) stored,
  language text not null default 'en'::text,
  created_at timestamp with time zone not null default app.now(),
  updated_at timestamp with time zone not null default app.now(),
  erased_at timestamp with time zone,
  merged_into uuid,
  status_before user_status,
  phone_verified_at timestamp with time zone,
  constraint users_avatar_version_check CHECK ((avatar_version ~ '^[A-Za-z0-9_-]{22}$'::text)),
  constraint users_email_key UNIQUE (email),
  constraint users_erased_stay_out CHECK (((erased_at IS NULL) OR (status = 'INACTIVE'::user_status))),
  constraint users_full_name_check CHECK (((length(full_name) >= 1) AND (length(full_name) <= 120))),
  constraint users_language_check CHECK ((language = ANY (ARRAY['en'::text, 'pcm'::text, 'ha'::text, 'yo'::text, 'ig'::text]))),
  constraint users_merged_into_fkey FOREIGN KEY (merged_into) REFERENCES users(id),
  constraint users_merged_stay_out CHECK (((merged_into IS NULL) OR ((status = 'INACTIVE'::user_status) AND (merged_into <> id)))),
  constraint users_phone_check CHECK ((phone ~ '^\+234[789][01][0-9]{8}$'::text)),
  constraint users_phone_key UNIQUE (phone),
  constraint users_pkey PRIMARY KEY (id),
  constraint users_reachable CHECK (((email IS NOT NULL) OR (phone IS NOT NULL) OR (erased_at IS NOT NULL) OR (merged_into IS NOT NULL)))
);
CREATE INDEX users_by_age ON public.users USING btree (created_at, id);
CREATE INDEX users_by_name ON public.users USING btree (sort_name, id);
CREATE INDEX users_by_role ON public.users USING btree (role, sort_name, id);
CREATE INDEX users_merged ON public.users USING btree (merged_into) WHERE (merged_into IS NOT NULL);
CREATE INDEX users_not_active ON public.users USING btree (status) WHERE (status <> 'ACTIVE'::user_status);
CREATE INDEX users_search ON public.users USING gin (search_text gin_trgm_ops);
CREATE INDEX users_unverified ON public.users USING btree (id) WHERE ((email IS NOT NULL) AND (email_verified_at IS NULL));
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('person', 'id', 'search_text', 'sort_name', 'updated_at', 'is_demo', 'status_before');
CREATE TRIGGER audit_update AFTER UPDATE ON public.users FOR EACH ROW WHEN ((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.email IS DISTINCT FROM new.email)) OR (old.full_name IS DISTINCT FROM new.full_name)) OR (old.phone IS DISTINCT FROM new.phone)) OR ((old.role)::text IS DISTINCT FROM (new.role)::text)) OR (old.status IS DISTINCT FROM new.status)) OR (old.email_verified_at IS DISTINCT FROM new.email_verified_at)) OR (old.address IS DISTINCT FROM new.address)) OR (old.permissions_granted IS DISTINCT FROM new.permissions_granted)) OR (old.permissions_denied IS DISTINCT FROM new.permissions_denied)) OR (old.rights_version IS DISTINCT FROM new.rights_version)) OR (old.avatar_version IS DISTINCT FROM new.avatar_version)) OR (old.language IS DISTINCT FROM new.language)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.erased_at IS DISTINCT FROM new.erased_at)) OR (old.merged_into IS DISTINCT FROM new.merged_into)) OR (old.phone_verified_at IS DISTINCT FROM new.phone_verified_at))) EXECUTE FUNCTION app.lay_change_aside('person', 'id', 'search_text', 'sort_name', 'updated_at', 'is_demo', 'status_before');
CREATE TRIGGER forget_phone_proof BEFORE UPDATE OF phone ON public.users FOR EACH ROW EXECUTE FUNCTION app.forget_phone_proof();
CREATE TRIGGER guard_rights BEFORE UPDATE OF role, status, permissions_granted, permissions_denied, rights_version, is_demo, email_verified_at, phone_verified_at ON public.users FOR EACH ROW EXECUTE FUNCTION app.guard_rights();
CREATE TRIGGER homes AFTER UPDATE OF full_name, phone ON public.users FOR EACH ROW WHEN ((((new.role)::text = 'TENANT'::text) AND ((old.full_name IS DISTINCT FROM new.full_name) OR (old.phone IS DISTINCT FROM new.phone)))) EXECUTE FUNCTION app.update_tenancies_of_people();
CREATE TRIGGER let_to AFTER UPDATE OF full_name ON public.users FOR EACH ROW WHEN ((old.full_name <> new.full_name)) EXECUTE FUNCTION app.update_let_to_of_people();
CREATE TRIGGER phone_pin AFTER UPDATE OF phone ON public.users FOR EACH ROW WHEN ((old.phone IS DISTINCT FROM new.phone)) EXECUTE FUNCTION app.forget_phone_pin();
CREATE TRIGGER revoke_invitations AFTER UPDATE OF status ON public.users FOR EACH ROW WHEN (((new.status = 'INACTIVE'::user_status) AND (old.status <> 'INACTIVE'::user_status))) EXECUTE FUNCTION app.revoke_invitations_of_deactivated();
CREATE TRIGGER revoke_invitations_of_removed BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION app.revoke_invitations_of_removed();
CREATE TRIGGER status_before BEFORE UPDATE OF status ON public.users FOR EACH ROW WHEN ((new.status = 'INACTIVE'::user_status)) EXECUTE FUNCTION app.keep_status_before();
CREATE TRIGGER tally_changed AFTER UPDATE ON public.users REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.tally_users();
CREATE TRIGGER tally_gone BEFORE DELETE ON public.users FOR EACH ROW EXECUTE FUNCTION app.uncount_user();
CREATE TRIGGER tally_new AFTER INSERT ON public.users REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.tally_users();
grant delete, insert, select, update on users to gida_app;
create policy administered_changes on users for update
  using ((((role)::text <> 'ADMIN'::text) AND (EXISTS ( SELECT
   FROM estate_association a
  WHERE ((a.user_id = users.id) AND (a.estate_id = ANY (( SELECT app.administered_estates() AS administered_estates)::uuid[])))))));
create policy joined on users for select
  using ((id = ANY (( SELECT app.joined_tenants() AS joined_tenants)::uuid[])));
create policy landlord_of_assigned on users for select
  using ((EXISTS ( SELECT
   FROM property p
  WHERE ((p.landlord_id = users.id) AND (p.id = ANY (( SELECT app.assigned_properties() AS assigned_properties)::uuid[]))))));
create policy landlord_of_mine on users for select
  using ((EXISTS ( SELECT
   FROM lease l
  WHERE ((l.landlord_id = users.id) AND (l.tenant_id = ( SELECT app.actor_id() AS actor_id))))));
create policy of_my_estates on users for select
  using ((EXISTS ( SELECT
   FROM estate_association a
  WHERE ((a.user_id = users.id) AND ((a.estate_id = ANY (( SELECT app.administered_estates() AS administered_estates)::uuid[])) OR (((a.role)::text = ANY (ARRAY['ESTATE_MANAGER'::text, 'PROPERTY_MANAGER'::text])) AND (a.estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[]))))))));
create policy only_system_deletes on users as restrictive for delete to gida_app
  using (( SELECT app.is_system() AS is_system));
create policy owner_on_account on users for select
  using ((id = ANY (( SELECT app.owners_on_account() AS owners_on_account)::uuid[])));
create policy proposer on users for select
  using ((EXISTS ( SELECT
   FROM lease l
  WHERE ((l.created_by = users.id) AND (l.id = ANY (( SELECT app.proposed_leases() AS proposed_leases)::uuid[]))))));
create policy self on users for select
  using (((id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)));
create policy self_changes on users for update
  using ((id = ( SELECT app.actor_id() AS actor_id)));
create policy system on users
  using (( SELECT app.sees_all() AS sees_all))
  with check (( SELECT app.sees_all() AS sees_all));
create policy through_lease on users for select
  using ((EXISTS ( SELECT
   FROM lease l
  WHERE ((l.tenant_id = users.id) AND (app.tenant_shown(l.*) IS NOT NULL) AND ((l.landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (l.unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR (l.id = ANY (( SELECT app.assigned_leases() AS assigned_leases)::uuid[])))))));

create table ussd_session (
  phone text not null,
  session_id text not null,
  base text[] not null default '{}'::text[],
  path text[] not null default '{}'::text[],
  at timestamp with time zone not null default app.now(),
  wrong_pin_in text,
  constraint ussd_session_pkey PRIMARY KEY (phone)
);
grant delete, insert, select, update on ussd_session to gida_app;
create policy system on ussd_session
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table vendor (
  id uuid not null default uuidv7(),
  name text not null,
  kind vendor_kind not null,
  trades maintenance_category[] not null,
  area text not null default ''::text,
  phone text not null,
  email citext,
  tin text,
  wht_class wht_class not null,
  licence text not null default ''::text,
  status vendor_status not null default 'ACTIVE'::vendor_status,
  hold_reason text,
  bank_code text,
  bank_name text,
  account_number text,
  account_name text,
  account_changed_at timestamp with time zone,
  account_changed_by uuid,
  created_by uuid,
  created_at timestamp with time zone not null default app.now(),
  search_text text generated always as (app.fold(((((name || ' '::text) || area) || ' '::text) || phone))) stored,
  client_id uuid,
  sent_sha256 bytea,
  constraint vendor_account_changed_by_fkey FOREIGN KEY (account_changed_by) REFERENCES users(id),
  constraint vendor_account_number_check CHECK ((account_number ~ '^[0-9]{10}$'::text)),
  constraint vendor_area_check CHECK ((length(area) <= 120)),
  constraint vendor_check CHECK (((status = 'ON_HOLD'::vendor_status) = (hold_reason IS NOT NULL))),
  constraint vendor_check1 CHECK ((((account_number IS NULL) = (bank_code IS NULL)) AND ((account_number IS NULL) = (bank_name IS NULL)) AND ((account_number IS NULL) = (account_name IS NULL)))),
  constraint vendor_check2 CHECK (((account_changed_at IS NULL) = (account_changed_by IS NULL))),
  constraint vendor_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint vendor_hold_reason_check CHECK ((length(hold_reason) <= 500)),
  constraint vendor_licence_check CHECK ((length(licence) <= 500)),
  constraint vendor_name_check CHECK (((length(name) >= 2) AND (length(name) <= 120))),
  constraint vendor_phone_check CHECK ((phone ~ '^\+[0-9]{7,15}$'::text)),
  constraint vendor_pkey PRIMARY KEY (id),
  constraint vendor_sent_sha256_check CHECK ((length(sent_sha256) = 32)),
  constraint vendor_tin_check CHECK (((length(tin) >= 8) AND (length(tin) <= 20))),
  constraint vendor_trades_check CHECK ((cardinality(trades) > 0))
);
CREATE INDEX vendor_account_changed_by_idx ON public.vendor USING btree (account_changed_by) WHERE (account_changed_by IS NOT NULL);
CREATE INDEX vendor_created_by_idx ON public.vendor USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX vendor_held ON public.vendor USING btree (name, id) WHERE (hold_reason IS NOT NULL);
CREATE INDEX vendor_name_id_idx ON public.vendor USING btree (name, id);
CREATE UNIQUE INDEX vendor_sent ON public.vendor USING btree (created_by, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX vendor_trades ON public.vendor USING gin (trades);
CREATE INDEX vendor_words ON public.vendor USING gin (search_text gin_trgm_ops);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.vendor FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('vendor', 'id', 'search_text', 'client_id', 'sent_sha256');
CREATE TRIGGER audit_update AFTER UPDATE ON public.vendor FOR EACH ROW WHEN (((((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.name IS DISTINCT FROM new.name)) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.trades IS DISTINCT FROM new.trades)) OR (old.area IS DISTINCT FROM new.area)) OR (old.phone IS DISTINCT FROM new.phone)) OR (old.email IS DISTINCT FROM new.email)) OR (old.tin IS DISTINCT FROM new.tin)) OR (old.wht_class IS DISTINCT FROM new.wht_class)) OR (old.licence IS DISTINCT FROM new.licence)) OR (old.status IS DISTINCT FROM new.status)) OR (old.hold_reason IS DISTINCT FROM new.hold_reason)) OR (old.bank_code IS DISTINCT FROM new.bank_code)) OR (old.bank_name IS DISTINCT FROM new.bank_name)) OR (old.account_number IS DISTINCT FROM new.account_number)) OR (old.account_name IS DISTINCT FROM new.account_name)) OR (old.account_changed_at IS DISTINCT FROM new.account_changed_at)) OR (old.account_changed_by IS DISTINCT FROM new.account_changed_by)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('vendor', 'id', 'search_text', 'client_id', 'sent_sha256');
CREATE TRIGGER keep AFTER UPDATE ON public.vendor REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('created_by', 'created_at');
grant insert, select, update on vendor to gida_app;
create policy manager on vendor for update
  using ((( SELECT app.sees_all() AS sees_all) OR (EXISTS ( SELECT
   FROM vendor_estate e
  WHERE ((e.vendor_id = vendor.id) AND (e.estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])))))));
create policy staff on vendor for select
  using ((( SELECT app.sees_all() AS sees_all) OR (EXISTS ( SELECT
   FROM vendor_estate e
  WHERE ((e.vendor_id = vendor.id) AND (e.estate_id = ANY (( SELECT app.staffed_estates() AS staffed_estates)::uuid[])))))));
create policy system_adds on vendor for insert
  with check (( SELECT app.is_system() AS is_system));

create table vendor_bill (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  order_id uuid not null,
  property_id uuid,
  vendor_id uuid not null,
  vendor_name text not null,
  title text not null,
  number text not null,
  billed_on date not null,
  lines jsonb not null,
  amount bigint not null,
  retention_amount bigint not null,
  advance_amount bigint not null,
  paid_amount bigint not null default 0,
  retention_paid bigint not null default 0,
  bearer text not null,
  landlord_id uuid,
  payer tax_payer not null,
  recharge_id uuid,
  evidence_id uuid,
  entered_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  voided_at timestamp with time zone,
  voided_by uuid,
  void_reason text,
  category maintenance_category not null,
  unit_id uuid,
  constraint vendor_bill_advance_amount_check CHECK ((advance_amount >= 0)),
  constraint vendor_bill_amount_check CHECK ((amount > 0)),
  constraint vendor_bill_bearer_check CHECK ((bearer = ANY (ARRAY['LANDLORD'::text, 'TENANT'::text, 'FUND'::text]))),
  constraint vendor_bill_check CHECK (((bearer = 'FUND'::text) = (landlord_id IS NULL))),
  constraint vendor_bill_check1 CHECK (((paid_amount >= 0) AND (paid_amount <= ((amount - retention_amount) - advance_amount)))),
  constraint vendor_bill_check2 CHECK (((retention_paid >= 0) AND (retention_paid <= retention_amount))),
  constraint vendor_bill_check3 CHECK (((voided_at IS NULL) OR ((paid_amount + retention_paid) = 0))),
  constraint vendor_bill_check4 CHECK ((((voided_at IS NULL) = (voided_by IS NULL)) AND ((voided_at IS NULL) = (void_reason IS NULL)))),
  constraint vendor_bill_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES users(id),
  constraint vendor_bill_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint vendor_bill_evidence_id_fkey FOREIGN KEY (evidence_id) REFERENCES evidence(id),
  constraint vendor_bill_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint vendor_bill_number_check CHECK (((length(number) >= 1) AND (length(number) <= 60))),
  constraint vendor_bill_order_id_fkey FOREIGN KEY (order_id) REFERENCES work_order(id),
  constraint vendor_bill_pkey PRIMARY KEY (id),
  constraint vendor_bill_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id),
  constraint vendor_bill_recharge_id_fkey FOREIGN KEY (recharge_id) REFERENCES charge(id),
  constraint vendor_bill_retention_amount_check CHECK ((retention_amount >= 0)),
  constraint vendor_bill_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(id),
  constraint vendor_bill_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id),
  constraint vendor_bill_void_reason_check CHECK (((length(void_reason) >= 1) AND (length(void_reason) <= 300))),
  constraint vendor_bill_voided_by_fkey FOREIGN KEY (voided_by) REFERENCES users(id)
);
CREATE INDEX vendor_bill_advanced ON public.vendor_bill USING btree (estate_id, landlord_id) INCLUDE (advance_amount) WHERE ((advance_amount > 0) AND (landlord_id IS NOT NULL) AND (voided_at IS NULL));
CREATE INDEX vendor_bill_billed ON public.vendor_bill USING btree (estate_id, billed_on) WHERE (voided_at IS NULL);
CREATE INDEX vendor_bill_borne ON public.vendor_bill USING btree (landlord_id, billed_on) WHERE (voided_at IS NULL);
CREATE INDEX vendor_bill_due ON public.vendor_bill USING btree (estate_id, billed_on) WHERE ((voided_at IS NULL) AND (((amount - advance_amount) - retention_amount) > paid_amount));
CREATE INDEX vendor_bill_entered_by_idx ON public.vendor_bill USING btree (entered_by);
CREATE INDEX vendor_bill_estate_id_created_at_id_idx ON public.vendor_bill USING btree (estate_id, created_at DESC, id DESC);
CREATE INDEX vendor_bill_evidence_id_idx ON public.vendor_bill USING btree (evidence_id) WHERE (evidence_id IS NOT NULL);
CREATE UNIQUE INDEX vendor_bill_number_once ON public.vendor_bill USING btree (vendor_id, lower(number)) WHERE (voided_at IS NULL);
CREATE INDEX vendor_bill_of_fund ON public.vendor_bill USING btree (estate_id, created_at DESC, id DESC) WHERE (bearer = 'FUND'::text);
CREATE INDEX vendor_bill_of_landlord ON public.vendor_bill USING btree (landlord_id, estate_id) WHERE (landlord_id IS NOT NULL);
CREATE INDEX vendor_bill_of_vendor ON public.vendor_bill USING btree (vendor_id, created_at DESC, id DESC);
CREATE INDEX vendor_bill_order_id_idx ON public.vendor_bill USING btree (order_id);
CREATE INDEX vendor_bill_property_id_idx ON public.vendor_bill USING btree (property_id) WHERE (property_id IS NOT NULL);
CREATE INDEX vendor_bill_recharge_id_idx ON public.vendor_bill USING btree (recharge_id) WHERE (recharge_id IS NOT NULL);
CREATE INDEX vendor_bill_to_pay ON public.vendor_bill USING btree (estate_id, billed_on, id) WHERE ((voided_at IS NULL) AND ((amount - advance_amount) > (paid_amount + retention_paid)));
CREATE INDEX vendor_bill_unit_id_idx ON public.vendor_bill USING btree (unit_id) WHERE (unit_id IS NOT NULL);
CREATE INDEX vendor_bill_voided ON public.vendor_bill USING btree (estate_id, created_at DESC, id DESC) WHERE (voided_at IS NOT NULL);
CREATE INDEX vendor_bill_voided_by_idx ON public.vendor_bill USING btree (voided_by) WHERE (voided_by IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.vendor_bill FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('vendor_bill', 'id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.vendor_bill FOR EACH ROW WHEN ((((((((((((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.order_id IS DISTINCT FROM new.order_id)) OR (old.property_id IS DISTINCT FROM new.property_id)) OR (old.vendor_id IS DISTINCT FROM new.vendor_id)) OR (old.vendor_name IS DISTINCT FROM new.vendor_name)) OR (old.title IS DISTINCT FROM new.title)) OR (old.number IS DISTINCT FROM new.number)) OR (old.billed_on IS DISTINCT FROM new.billed_on)) OR (old.lines IS DISTINCT FROM new.lines)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.retention_amount IS DISTINCT FROM new.retention_amount)) OR (old.advance_amount IS DISTINCT FROM new.advance_amount)) OR (old.paid_amount IS DISTINCT FROM new.paid_amount)) OR (old.retention_paid IS DISTINCT FROM new.retention_paid)) OR (old.bearer IS DISTINCT FROM new.bearer)) OR (old.landlord_id IS DISTINCT FROM new.landlord_id)) OR ((old.payer)::text IS DISTINCT FROM (new.payer)::text)) OR (old.recharge_id IS DISTINCT FROM new.recharge_id)) OR (old.evidence_id IS DISTINCT FROM new.evidence_id)) OR (old.entered_by IS DISTINCT FROM new.entered_by)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.voided_at IS DISTINCT FROM new.voided_at)) OR (old.voided_by IS DISTINCT FROM new.voided_by)) OR (old.void_reason IS DISTINCT FROM new.void_reason)) OR (old.category IS DISTINCT FROM new.category)) OR (old.unit_id IS DISTINCT FROM new.unit_id))) EXECUTE FUNCTION app.lay_change_aside('vendor_bill', 'id');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.vendor_bill REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.vendor_bill REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.vendor_bill REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on vendor_bill to gida_app;
create policy reader on vendor_bill for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR ((bearer = 'FUND'::text) AND (( SELECT app.actor_role() AS actor_role) = ANY (ARRAY['LANDLORD'::text, 'PROPERTY_MANAGER'::text])) AND (estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[]))) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on vendor_bill
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table vendor_estate (
  vendor_id uuid not null,
  estate_id uuid not null,
  constraint vendor_estate_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint vendor_estate_pkey PRIMARY KEY (vendor_id, estate_id),
  constraint vendor_estate_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE
);
CREATE INDEX vendor_estate_estate_id_idx ON public.vendor_estate USING btree (estate_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.vendor_estate FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('vendor', 'vendor_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.vendor_estate FOR EACH ROW WHEN (((old.vendor_id IS DISTINCT FROM new.vendor_id) OR (old.estate_id IS DISTINCT FROM new.estate_id))) EXECUTE FUNCTION app.lay_change_aside('vendor', 'vendor_id');
CREATE TRIGGER refuse_archived_estate AFTER INSERT ON public.vendor_estate REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_in_archived_estate();
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.vendor_estate REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.vendor_estate REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.vendor_estate REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant delete, insert, select on vendor_estate to gida_app;
create policy manager_adds on vendor_estate for insert
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy manager_removes on vendor_estate for delete
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy staff on vendor_estate for select
  using (((estate_id = ANY (( SELECT app.staffed_estates() AS staffed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table vendor_payment (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  order_id uuid not null,
  vendor_id uuid not null,
  bill_id uuid,
  kind vendor_payment_kind not null,
  bearer text not null,
  landlord_id uuid,
  amount bigint not null,
  tax_rate integer not null,
  tax_amount bigint not null,
  tax_office tax_office not null,
  paid_on date not null,
  way text not null,
  bank_reference text,
  cost bigint not null default 0,
  bank_name text,
  account_number text,
  account_name text,
  account_confirmed boolean not null default false,
  evidence_id uuid,
  recorded_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  voided_at timestamp with time zone,
  voided_by uuid,
  void_reason text,
  constraint vendor_payment_amount_check CHECK ((amount > 0)),
  constraint vendor_payment_bank_reference_check CHECK (((length(bank_reference) >= 1) AND (length(bank_reference) <= 80))),
  constraint vendor_payment_bearer_check CHECK ((bearer = ANY (ARRAY['LANDLORD'::text, 'TENANT'::text, 'FUND'::text]))),
  constraint vendor_payment_bill_id_fkey FOREIGN KEY (bill_id) REFERENCES vendor_bill(id),
  constraint vendor_payment_check CHECK (((tax_amount >= 0) AND (tax_amount <= amount))),
  constraint vendor_payment_check1 CHECK ((((kind)::text = 'ADVANCE'::text) = (bill_id IS NULL))),
  constraint vendor_payment_check2 CHECK ((((way = 'TRANSFER'::text) = (bank_reference IS NOT NULL)) AND ((way = 'TRANSFER'::text) = (account_number IS NOT NULL)))),
  constraint vendor_payment_check3 CHECK (((way = 'TRANSFER'::text) OR (cost = 0))),
  constraint vendor_payment_check4 CHECK ((((voided_at IS NULL) = (voided_by IS NULL)) AND ((voided_at IS NULL) = (void_reason IS NULL)))),
  constraint vendor_payment_cost_check CHECK ((cost >= 0)),
  constraint vendor_payment_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint vendor_payment_evidence_id_fkey FOREIGN KEY (evidence_id) REFERENCES evidence(id),
  constraint vendor_payment_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint vendor_payment_order_id_fkey FOREIGN KEY (order_id) REFERENCES work_order(id),
  constraint vendor_payment_pkey PRIMARY KEY (id),
  constraint vendor_payment_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  constraint vendor_payment_tax_rate_check CHECK (((tax_rate >= 0) AND (tax_rate <= 1000000))),
  constraint vendor_payment_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id),
  constraint vendor_payment_void_reason_check CHECK (((length(void_reason) >= 1) AND (length(void_reason) <= 300))),
  constraint vendor_payment_voided_by_fkey FOREIGN KEY (voided_by) REFERENCES users(id),
  constraint vendor_payment_way_check CHECK ((way = ANY (ARRAY['TRANSFER'::text, 'CASH'::text])))
);
CREATE INDEX vendor_payment_advanced ON public.vendor_payment USING btree (estate_id, landlord_id) INCLUDE (amount) WHERE (((kind)::text = 'ADVANCE'::text) AND (landlord_id IS NOT NULL) AND (voided_at IS NULL));
CREATE INDEX vendor_payment_bill_id_idx ON public.vendor_payment USING btree (bill_id) WHERE (bill_id IS NOT NULL);
CREATE INDEX vendor_payment_estate_id_paid_on_idx ON public.vendor_payment USING btree (estate_id, paid_on);
CREATE INDEX vendor_payment_evidence_id_idx ON public.vendor_payment USING btree (evidence_id) WHERE (evidence_id IS NOT NULL);
CREATE INDEX vendor_payment_landlord_id_idx ON public.vendor_payment USING btree (landlord_id) WHERE (landlord_id IS NOT NULL);
CREATE INDEX vendor_payment_order_id_idx ON public.vendor_payment USING btree (order_id);
CREATE INDEX vendor_payment_recorded_by_idx ON public.vendor_payment USING btree (recorded_by);
CREATE UNIQUE INDEX vendor_payment_reference_once ON public.vendor_payment USING btree (vendor_id, lower(bank_reference)) WHERE (voided_at IS NULL);
CREATE INDEX vendor_payment_voided_by_idx ON public.vendor_payment USING btree (voided_by) WHERE (voided_by IS NOT NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.vendor_payment FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('vendor_payment', 'id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.vendor_payment FOR EACH ROW WHEN (((((((((((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.order_id IS DISTINCT FROM new.order_id)) OR (old.vendor_id IS DISTINCT FROM new.vendor_id)) OR (old.bill_id IS DISTINCT FROM new.bill_id)) OR ((old.kind)::text IS DISTINCT FROM (new.kind)::text)) OR (old.bearer IS DISTINCT FROM new.bearer)) OR (old.landlord_id IS DISTINCT FROM new.landlord_id)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.tax_rate IS DISTINCT FROM new.tax_rate)) OR (old.tax_amount IS DISTINCT FROM new.tax_amount)) OR ((old.tax_office)::text IS DISTINCT FROM (new.tax_office)::text)) OR (old.paid_on IS DISTINCT FROM new.paid_on)) OR (old.way IS DISTINCT FROM new.way)) OR (old.bank_reference IS DISTINCT FROM new.bank_reference)) OR (old.cost IS DISTINCT FROM new.cost)) OR (old.bank_name IS DISTINCT FROM new.bank_name)) OR (old.account_number IS DISTINCT FROM new.account_number)) OR (old.account_name IS DISTINCT FROM new.account_name)) OR (old.account_confirmed IS DISTINCT FROM new.account_confirmed)) OR (old.evidence_id IS DISTINCT FROM new.evidence_id)) OR (old.recorded_by IS DISTINCT FROM new.recorded_by)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.voided_at IS DISTINCT FROM new.voided_at)) OR (old.voided_by IS DISTINCT FROM new.voided_by)) OR (old.void_reason IS DISTINCT FROM new.void_reason))) EXECUTE FUNCTION app.lay_change_aside('vendor_payment', 'id');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.vendor_payment REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.vendor_payment REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.vendor_payment REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on vendor_payment to gida_app;
create policy reader on vendor_payment for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR ((bearer = 'FUND'::text) AND (( SELECT app.actor_role() AS actor_role) = ANY (ARRAY['LANDLORD'::text, 'PROPERTY_MANAGER'::text])) AND (estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[]))) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on vendor_payment
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table vendor_score (
  estate_id uuid not null,
  vendor_id uuid,
  done bigint not null,
  rated bigint not null,
  points bigint not null,
  constraint vendor_score_vendor_id_estate_id_key UNIQUE NULLS NOT DISTINCT (vendor_id, estate_id)
) with (fillfactor=60);
grant select on vendor_score to gida_app;
create policy staff on vendor_score for select
  using (((estate_id = ANY (( SELECT app.staffed_estates() AS staffed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table virtual_account (
  id uuid not null default uuidv7(),
  lease_id uuid not null,
  estate_id uuid not null,
  tenant_id uuid not null,
  state virtual_account_state not null default 'ASKED'::text,
  customer_code text,
  provider_id text,
  account_number text,
  account_name text,
  bank_name text,
  failure text,
  asked_by uuid not null,
  asked_at timestamp with time zone not null default app.now(),
  opened_at timestamp with time zone,
  closed_at timestamp with time zone,
  constraint virtual_account_account_number_key UNIQUE (account_number),
  constraint virtual_account_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint virtual_account_check CHECK ((((state)::text = ANY (ARRAY['OPEN'::text, 'CLOSING'::text, 'CLOSED'::text])) <= ((opened_at IS NOT NULL) AND (account_number IS NOT NULL)))),
  constraint virtual_account_check1 CHECK ((((state)::text = 'REFUSED'::text) = (failure IS NOT NULL))),
  constraint virtual_account_customer_code_key UNIQUE (customer_code),
  constraint virtual_account_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint virtual_account_lease_id_fkey FOREIGN KEY (lease_id) REFERENCES lease(id),
  constraint virtual_account_pkey PRIMARY KEY (id),
  constraint virtual_account_provider_id_key UNIQUE (provider_id),
  constraint virtual_account_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES users(id)
);
CREATE INDEX virtual_account_estate_id_idx ON public.virtual_account USING btree (estate_id);
CREATE UNIQUE INDEX virtual_account_of_lease ON public.virtual_account USING btree (lease_id) WHERE ((state)::text = ANY (ARRAY['ASKED'::text, 'OPEN'::text]));
CREATE INDEX virtual_account_tenant_id_idx ON public.virtual_account USING btree (tenant_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.virtual_account FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('lease', 'lease_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.virtual_account FOR EACH ROW WHEN ((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.lease_id IS DISTINCT FROM new.lease_id)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.tenant_id IS DISTINCT FROM new.tenant_id)) OR ((old.state)::text IS DISTINCT FROM (new.state)::text)) OR (old.customer_code IS DISTINCT FROM new.customer_code)) OR (old.provider_id IS DISTINCT FROM new.provider_id)) OR (old.account_number IS DISTINCT FROM new.account_number)) OR (old.account_name IS DISTINCT FROM new.account_name)) OR (old.bank_name IS DISTINCT FROM new.bank_name)) OR (old.failure IS DISTINCT FROM new.failure)) OR (old.asked_by IS DISTINCT FROM new.asked_by)) OR (old.asked_at IS DISTINCT FROM new.asked_at)) OR (old.opened_at IS DISTINCT FROM new.opened_at)) OR (old.closed_at IS DISTINCT FROM new.closed_at))) EXECUTE FUNCTION app.lay_change_aside('lease', 'lease_id');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.virtual_account REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.virtual_account REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.virtual_account REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on virtual_account to gida_app;
create policy ask on virtual_account for insert
  with check ((( SELECT app.is_system() AS is_system) OR (((state)::text = 'ASKED'::text) AND (asked_by = ( SELECT app.actor_id() AS actor_id)) AND ((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (tenant_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)))));
create policy of_estate on virtual_account for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (tenant_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on virtual_account for update
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table waiver (
  id uuid not null default uuidv7(),
  charge_id uuid not null,
  kind waiver_kind not null,
  estate_id uuid not null,
  unit_id uuid not null,
  landlord_id uuid,
  tenant_id uuid not null,
  amount bigint not null,
  recovered_amount bigint not null default 0,
  reason text not null,
  created_by uuid not null,
  undone_by uuid,
  undone_at timestamp with time zone,
  created_at timestamp with time zone not null default app.now(),
  lapsed_amount bigint not null default 0,
  constraint waiver_amount_check CHECK ((amount > 0)),
  constraint waiver_charge_id_fkey FOREIGN KEY (charge_id) REFERENCES charge(id) ON DELETE CASCADE,
  constraint waiver_check CHECK ((((recovered_amount >= 0) AND (recovered_amount <= amount)) AND ((recovered_amount = 0) OR (kind = 'WRITE_OFF'::waiver_kind)))),
  constraint waiver_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint waiver_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint waiver_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint waiver_lapsed_amount_check CHECK ((lapsed_amount >= 0)),
  constraint waiver_pkey PRIMARY KEY (id),
  constraint waiver_standing CHECK (((recovered_amount + lapsed_amount) <= amount)),
  constraint waiver_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES users(id),
  constraint waiver_undone_by_fkey FOREIGN KEY (undone_by) REFERENCES users(id),
  constraint waiver_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(id)
);
CREATE INDEX waiver_charge_id_idx ON public.waiver USING btree (charge_id);
CREATE INDEX waiver_of_estate ON public.waiver USING btree (estate_id, created_at DESC, id DESC);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.waiver FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('charge', 'charge_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.waiver FOR EACH ROW WHEN ((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.charge_id IS DISTINCT FROM new.charge_id)) OR (old.kind IS DISTINCT FROM new.kind)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.unit_id IS DISTINCT FROM new.unit_id)) OR (old.landlord_id IS DISTINCT FROM new.landlord_id)) OR (old.tenant_id IS DISTINCT FROM new.tenant_id)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.recovered_amount IS DISTINCT FROM new.recovered_amount)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (old.undone_by IS DISTINCT FROM new.undone_by)) OR (old.undone_at IS DISTINCT FROM new.undone_at)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.lapsed_amount IS DISTINCT FROM new.lapsed_amount))) EXECUTE FUNCTION app.lay_change_aside('charge', 'charge_id');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.waiver REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.waiver REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.waiver REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on waiver to gida_app;
create policy concerned on waiver for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (landlord_id = ( SELECT app.actor_id() AS actor_id)) OR (tenant_id = ( SELECT app.actor_id() AS actor_id)) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on waiver
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table webhook_delivery (
  id uuid not null default uuidv7(),
  endpoint_id uuid not null,
  number bigint not null generated always as identity,
  event text not null,
  object_id uuid not null,
  body text not null,
  status text not null default 'WAITING'::text,
  attempts integer not null default 0,
  next_at timestamp with time zone,
  last_attempt_at timestamp with time zone,
  answer_status integer,
  answer text,
  fault text,
  took_ms integer,
  created_at timestamp with time zone not null default app.now(),
  constraint webhook_delivery_answer_check CHECK ((length(answer) <= 1024)),
  constraint webhook_delivery_body_check CHECK ((body IS JSON OBJECT)),
  constraint webhook_delivery_check CHECK (((status = 'WAITING'::text) = (next_at IS NOT NULL))),
  constraint webhook_delivery_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoint(id) ON DELETE CASCADE,
  constraint webhook_delivery_fault_check CHECK ((length(fault) <= 200)),
  constraint webhook_delivery_pkey PRIMARY KEY (id),
  constraint webhook_delivery_status_check CHECK ((status = ANY (ARRAY['WAITING'::text, 'DELIVERED'::text, 'GIVEN_UP'::text])))
);
CREATE INDEX webhook_delivery_created_at_idx ON public.webhook_delivery USING btree (created_at);
CREATE INDEX webhook_delivery_endpoint_id_number_idx ON public.webhook_delivery USING btree (endpoint_id, number DESC);
CREATE INDEX webhook_delivery_waiting ON public.webhook_delivery USING btree (endpoint_id, object_id, number) WHERE (status = 'WAITING'::text);
grant delete, insert, select, update on webhook_delivery to gida_app;
create policy forgotten on webhook_delivery for delete
  using (( SELECT app.is_system() AS is_system));
create policy sent on webhook_delivery for update
  using (( SELECT app.is_system() AS is_system));
create policy with_endpoint on webhook_delivery for select
  using ((EXISTS ( SELECT
   FROM webhook_endpoint e
  WHERE (e.id = webhook_delivery.endpoint_id))));
create policy written on webhook_delivery for insert
  with check (( SELECT app.is_system() AS is_system));

create table webhook_endpoint (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  url text not null,
  events text[] not null,
  sealed_secret bytea not null,
  sealed_previous bytea,
  previous_until timestamp with time zone,
  status text not null default 'ON'::text,
  off_reason text,
  failing_since timestamp with time zone,
  resume_at timestamp with time zone,
  created_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  constraint webhook_endpoint_check CHECK (((sealed_previous IS NULL) = (previous_until IS NULL))),
  constraint webhook_endpoint_check1 CHECK (((status = 'OFF'::text) = (off_reason IS NOT NULL))),
  constraint webhook_endpoint_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint webhook_endpoint_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint webhook_endpoint_events_check CHECK ((cardinality(events) > 0)),
  constraint webhook_endpoint_off_reason_check CHECK ((off_reason = ANY (ARRAY['BY_HAND'::text, 'GONE'::text, 'FAILING'::text, 'LEFT'::text]))),
  constraint webhook_endpoint_pkey PRIMARY KEY (id),
  constraint webhook_endpoint_status_check CHECK ((status = ANY (ARRAY['ON'::text, 'OFF'::text]))),
  constraint webhook_endpoint_url_check CHECK ((length(url) <= 500))
);
CREATE INDEX webhook_endpoint_created_by_idx ON public.webhook_endpoint USING btree (created_by);
CREATE INDEX webhook_endpoint_estate_id_id_idx ON public.webhook_endpoint USING btree (estate_id, id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.webhook_endpoint FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id', 'sealed_secret', 'sealed_previous', 'failing_since', 'resume_at');
CREATE TRIGGER audit_update AFTER UPDATE ON public.webhook_endpoint FOR EACH ROW WHEN ((((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.url IS DISTINCT FROM new.url)) OR (old.events IS DISTINCT FROM new.events)) OR (old.previous_until IS DISTINCT FROM new.previous_until)) OR (old.status IS DISTINCT FROM new.status)) OR (old.off_reason IS DISTINCT FROM new.off_reason)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (old.created_at IS DISTINCT FROM new.created_at))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id', 'sealed_secret', 'sealed_previous', 'failing_since', 'resume_at');
CREATE TRIGGER keep AFTER UPDATE ON public.webhook_endpoint REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('estate_id', 'created_by', 'created_at');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.webhook_endpoint REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.webhook_endpoint REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.webhook_endpoint REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant delete, insert, select, update on webhook_endpoint to gida_app;
create policy managed on webhook_endpoint
  using ((( SELECT app.is_system() AS is_system) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[]))))
  with check ((( SELECT app.is_system() AS is_system) OR (estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[]))));

create table wht_remittance (
  id uuid not null default uuidv7(),
  estate_id uuid not null,
  office tax_office not null,
  month date not null,
  amount bigint not null,
  paid_on date not null,
  reference text not null,
  evidence_id uuid,
  recorded_by uuid not null,
  created_at timestamp with time zone not null default app.now(),
  voided_at timestamp with time zone,
  voided_by uuid,
  void_reason text,
  constraint wht_remittance_amount_check CHECK ((amount > 0)),
  constraint wht_remittance_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id),
  constraint wht_remittance_evidence_id_fkey FOREIGN KEY (evidence_id) REFERENCES evidence(id),
  constraint wht_remittance_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric)),
  constraint wht_remittance_pkey PRIMARY KEY (id),
  constraint wht_remittance_recorded_by_fkey FOREIGN KEY (recorded_by) REFERENCES users(id),
  constraint wht_remittance_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 80))),
  constraint wht_remittance_void_reason_check CHECK (((length(void_reason) >= 1) AND (length(void_reason) <= 500))),
  constraint wht_remittance_voided CHECK ((num_nulls(voided_at, voided_by, void_reason) = ANY (ARRAY[0, 3]))),
  constraint wht_remittance_voided_by_fkey FOREIGN KEY (voided_by) REFERENCES users(id)
);
CREATE INDEX wht_remittance_estate_id_month_idx ON public.wht_remittance USING btree (estate_id, month);
CREATE INDEX wht_remittance_evidence_id_idx ON public.wht_remittance USING btree (evidence_id) WHERE (evidence_id IS NOT NULL);
CREATE INDEX wht_remittance_recorded_by_idx ON public.wht_remittance USING btree (recorded_by);
CREATE UNIQUE INDEX wht_remittance_reference_once ON public.wht_remittance USING btree (estate_id, lower(reference)) WHERE (voided_at IS NULL);
CREATE INDEX wht_remittance_voided_by_idx ON public.wht_remittance USING btree (voided_by);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.wht_remittance FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.wht_remittance FOR EACH ROW WHEN ((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR ((old.office)::text IS DISTINCT FROM (new.office)::text)) OR (old.month IS DISTINCT FROM new.month)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.paid_on IS DISTINCT FROM new.paid_on)) OR (old.reference IS DISTINCT FROM new.reference)) OR (old.evidence_id IS DISTINCT FROM new.evidence_id)) OR (old.recorded_by IS DISTINCT FROM new.recorded_by)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.voided_at IS DISTINCT FROM new.voided_at)) OR (old.voided_by IS DISTINCT FROM new.voided_by)) OR (old.void_reason IS DISTINCT FROM new.void_reason))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.wht_remittance REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.wht_remittance REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.wht_remittance REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update (void_reason, voided_at, voided_by) on wht_remittance to gida_app;
create policy manager on wht_remittance for select
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy system on wht_remittance for insert
  with check (( SELECT app.is_system() AS is_system));
create policy system_voids on wht_remittance for update
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table wording_proposal (
  id uuid not null default uuidv7(),
  proposer_id uuid not null,
  client_id uuid not null,
  language text not null,
  key text not null,
  english text not null,
  present text not null,
  proposed text not null,
  why text,
  proposed_at timestamp with time zone not null default app.now(),
  decided_at timestamp with time zone,
  decided_by uuid,
  decline_reason text,
  constraint wording_proposal_check CHECK ((((length(proposed) >= 1) AND (length(proposed) <= 600)) AND (proposed <> present))),
  constraint wording_proposal_check1 CHECK (((decided_at IS NULL) = (decided_by IS NULL))),
  constraint wording_proposal_check2 CHECK (((decline_reason IS NULL) OR (decided_at IS NOT NULL))),
  constraint wording_proposal_decided_by_fkey FOREIGN KEY (decided_by) REFERENCES users(id),
  constraint wording_proposal_decline_reason_check CHECK (((length(decline_reason) >= 3) AND (length(decline_reason) <= 300))),
  constraint wording_proposal_english_check CHECK (((length(english) >= 1) AND (length(english) <= 600))),
  constraint wording_proposal_key_check CHECK (((length(key) >= 3) AND (length(key) <= 200))),
  constraint wording_proposal_language_check CHECK ((language = ANY (ARRAY['pcm'::text, 'ha'::text, 'yo'::text, 'ig'::text]))),
  constraint wording_proposal_pkey PRIMARY KEY (id),
  constraint wording_proposal_present_check CHECK (((length(present) >= 1) AND (length(present) <= 600))),
  constraint wording_proposal_proposer_id_client_id_key UNIQUE (proposer_id, client_id),
  constraint wording_proposal_proposer_id_fkey FOREIGN KEY (proposer_id) REFERENCES users(id),
  constraint wording_proposal_why_check CHECK ((length(why) <= 300))
);
CREATE INDEX wording_proposal_decided ON public.wording_proposal USING btree (decided_at) WHERE (decided_at IS NOT NULL);
CREATE INDEX wording_proposal_proposer_id_proposed_at_idx ON public.wording_proposal USING btree (proposer_id, proposed_at DESC);
CREATE INDEX wording_proposal_waiting ON public.wording_proposal USING btree (proposed_at) WHERE (decided_at IS NULL);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.wording_proposal FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('wording_proposal', 'id', 'client_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.wording_proposal FOR EACH ROW WHEN (((((((((((((old.id IS DISTINCT FROM new.id) OR (old.proposer_id IS DISTINCT FROM new.proposer_id)) OR (old.language IS DISTINCT FROM new.language)) OR (old.key IS DISTINCT FROM new.key)) OR (old.english IS DISTINCT FROM new.english)) OR (old.present IS DISTINCT FROM new.present)) OR (old.proposed IS DISTINCT FROM new.proposed)) OR (old.why IS DISTINCT FROM new.why)) OR (old.proposed_at IS DISTINCT FROM new.proposed_at)) OR (old.decided_at IS DISTINCT FROM new.decided_at)) OR (old.decided_by IS DISTINCT FROM new.decided_by)) OR (old.decline_reason IS DISTINCT FROM new.decline_reason))) EXECUTE FUNCTION app.lay_change_aside('wording_proposal', 'id', 'client_id');
CREATE TRIGGER keep AFTER UPDATE ON public.wording_proposal REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('client_id', 'language', 'key', 'english', 'present', 'proposed', 'why', 'proposed_at');
grant delete, insert, select, update on wording_proposal to gida_app;
create policy platform_decides on wording_proposal for update
  using ((( SELECT app.sees_all() AS sees_all) AND (decided_at IS NULL)))
  with check ((( SELECT app.sees_all() AS sees_all) AND (decided_by = ( SELECT app.actor_id() AS actor_id))));
create policy reader on wording_proposal for select
  using (((proposer_id = ( SELECT app.actor_id() AS actor_id)) OR ( SELECT app.sees_all() AS sees_all) OR ( SELECT app.is_system() AS is_system)));
create policy speaker_proposes on wording_proposal for insert
  with check ((( SELECT app.is_system() AS is_system) OR ((proposer_id = ( SELECT app.actor_id() AS actor_id)) AND (decided_at IS NULL))));
create policy speaker_withdraws on wording_proposal for delete
  using ((((proposer_id = ( SELECT app.actor_id() AS actor_id)) AND (decided_at IS NULL)) OR ( SELECT app.is_system() AS is_system)));
create policy system_merges on wording_proposal for update
  using (( SELECT app.is_system() AS is_system))
  with check (( SELECT app.is_system() AS is_system));

create table work_approval (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  quote_id uuid,
  vendor_id uuid not null,
  bearer work_bearer,
  amount bigint not null,
  level work_approval_level not null,
  state work_approval_state not null default 'ASKED'::work_approval_state,
  reason text not null default ''::text,
  asked_by uuid,
  asked_at timestamp with time zone not null default app.now(),
  decided_at timestamp with time zone,
  token_hash bytea,
  expires_at timestamp with time zone,
  explain_by timestamp with time zone,
  explanation text not null default ''::text,
  explained_at timestamp with time zone,
  reminder_hash bytea,
  unanswered_at timestamp with time zone,
  constraint work_approval_amount_check CHECK ((amount > 0)),
  constraint work_approval_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint work_approval_check CHECK (((state = 'ASKED'::work_approval_state) = (decided_at IS NULL))),
  constraint work_approval_check1 CHECK (((level = 'EMERGENCY'::work_approval_level) = (explain_by IS NOT NULL))),
  constraint work_approval_explanation_check CHECK ((length(explanation) <= 1000)),
  constraint work_approval_order_id_fkey FOREIGN KEY (order_id) REFERENCES work_order(id) ON DELETE CASCADE,
  constraint work_approval_pkey PRIMARY KEY (id),
  constraint work_approval_quote_id_fkey FOREIGN KEY (quote_id) REFERENCES work_quote(id) ON DELETE CASCADE,
  constraint work_approval_reason_check CHECK ((length(reason) <= 1000)),
  constraint work_approval_reminder_hash_key UNIQUE (reminder_hash),
  constraint work_approval_token_hash_key UNIQUE (token_hash),
  constraint work_approval_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE
);
CREATE UNIQUE INDEX work_approval_asked ON public.work_approval USING btree (order_id) WHERE (state = 'ASKED'::work_approval_state);
CREATE INDEX work_approval_asked_by_idx ON public.work_approval USING btree (asked_by) WHERE (asked_by IS NOT NULL);
CREATE INDEX work_approval_order_id_id_idx ON public.work_approval USING btree (order_id, id);
CREATE INDEX work_approval_quote_id_idx ON public.work_approval USING btree (quote_id) WHERE (quote_id IS NOT NULL);
CREATE INDEX work_approval_spent ON public.work_approval USING btree (vendor_id, decided_at) WHERE (state = 'APPROVED'::work_approval_state);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.work_approval FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('work_order', 'order_id', 'token_hash', 'reminder_hash');
CREATE TRIGGER audit_update AFTER UPDATE ON public.work_approval FOR EACH ROW WHEN ((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.order_id IS DISTINCT FROM new.order_id)) OR (old.quote_id IS DISTINCT FROM new.quote_id)) OR (old.vendor_id IS DISTINCT FROM new.vendor_id)) OR (old.bearer IS DISTINCT FROM new.bearer)) OR (old.amount IS DISTINCT FROM new.amount)) OR (old.level IS DISTINCT FROM new.level)) OR (old.state IS DISTINCT FROM new.state)) OR (old.reason IS DISTINCT FROM new.reason)) OR (old.asked_by IS DISTINCT FROM new.asked_by)) OR (old.asked_at IS DISTINCT FROM new.asked_at)) OR (old.decided_at IS DISTINCT FROM new.decided_at)) OR (old.expires_at IS DISTINCT FROM new.expires_at)) OR (old.explain_by IS DISTINCT FROM new.explain_by)) OR (old.explanation IS DISTINCT FROM new.explanation)) OR (old.explained_at IS DISTINCT FROM new.explained_at)) OR (old.unanswered_at IS DISTINCT FROM new.unanswered_at))) EXECUTE FUNCTION app.lay_change_aside('work_order', 'order_id', 'token_hash', 'reminder_hash');
CREATE TRIGGER explanation_due AFTER INSERT OR UPDATE OF state, explained_at ON public.work_approval FOR EACH ROW WHEN ((new.explain_by IS NOT NULL)) EXECUTE FUNCTION app.keep_explanation_due();
CREATE TRIGGER keep AFTER UPDATE ON public.work_approval REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('order_id', 'quote_id', 'vendor_id', 'bearer', 'amount', 'level', 'asked_by', 'asked_at');
grant insert, select, update on work_approval to gida_app;
create policy reader on work_approval for select
  using (app.reads_work(order_id));
create policy system_adds on work_approval for insert
  with check (( SELECT app.is_system() AS is_system));
create policy system_changes on work_approval for update
  using (( SELECT app.is_system() AS is_system));

create table work_approval_vote (
  approval_id uuid not null,
  user_id uuid not null,
  is_yes boolean not null,
  note text not null default ''::text,
  by_link boolean not null default false,
  at timestamp with time zone not null default app.now(),
  constraint work_approval_vote_approval_id_fkey FOREIGN KEY (approval_id) REFERENCES work_approval(id) ON DELETE CASCADE,
  constraint work_approval_vote_note_check CHECK ((length(note) <= 1000)),
  constraint work_approval_vote_pkey PRIMARY KEY (approval_id, user_id),
  constraint work_approval_vote_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id)
);
CREATE INDEX work_approval_vote_user_id_idx ON public.work_approval_vote USING btree (user_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.work_approval_vote FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('work_approval', 'approval_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.work_approval_vote FOR EACH ROW WHEN (((((((old.approval_id IS DISTINCT FROM new.approval_id) OR (old.user_id IS DISTINCT FROM new.user_id)) OR (old.is_yes IS DISTINCT FROM new.is_yes)) OR (old.note IS DISTINCT FROM new.note)) OR (old.by_link IS DISTINCT FROM new.by_link)) OR (old.at IS DISTINCT FROM new.at))) EXECUTE FUNCTION app.lay_change_aside('work_approval', 'approval_id');
grant insert, select on work_approval_vote to gida_app;
create policy reader on work_approval_vote for select
  using ((EXISTS ( SELECT
   FROM work_approval a
  WHERE (a.id = work_approval_vote.approval_id))));
create policy system_adds on work_approval_vote for insert
  with check (( SELECT app.is_system() AS is_system));

create table work_count (
  estate_id uuid not null,
  last_number integer not null default 0,
  constraint work_count_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint work_count_pkey PRIMARY KEY (estate_id)
);
grant select on work_count to gida_app;
create policy system on work_count for select
  using (( SELECT app.is_system() AS is_system));

create table work_event (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  at timestamp with time zone not null default app.now(),
  kind work_event_kind not null,
  actor_id uuid,
  vendor_id uuid,
  from_value text,
  to_value text,
  note text not null default ''::text,
  client_id uuid,
  constraint work_event_actor_id_fkey FOREIGN KEY (actor_id) REFERENCES users(id),
  constraint work_event_note_check CHECK ((length(note) <= 1000)),
  constraint work_event_order_id_fkey FOREIGN KEY (order_id) REFERENCES work_order(id) ON DELETE CASCADE,
  constraint work_event_pkey PRIMARY KEY (id),
  constraint work_event_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id)
);
CREATE INDEX work_event_actor_id_idx ON public.work_event USING btree (actor_id) WHERE (actor_id IS NOT NULL);
CREATE INDEX work_event_order_id_id_idx ON public.work_event USING btree (order_id, id);
CREATE UNIQUE INDEX work_event_said ON public.work_event USING btree (order_id, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX work_event_vendor_id_idx ON public.work_event USING btree (vendor_id) WHERE (vendor_id IS NOT NULL);
grant insert, select on work_event to gida_app;
create policy reader on work_event for select
  using (app.reads_work(order_id));
create policy writer on work_event for insert
  with check ((( SELECT app.is_system() AS is_system) OR ((actor_id = ( SELECT app.actor_id() AS actor_id)) AND app.reads_work(order_id))));

create table work_file (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  kind work_file_kind not null,
  uploaded_by uuid,
  vendor_id uuid,
  name text not null,
  content_type text not null,
  size integer not null,
  width integer,
  height integer,
  sha256 bytea not null,
  created_at timestamp with time zone not null default app.now(),
  client_id uuid,
  constraint work_file_check CHECK (((uploaded_by IS NULL) <> (vendor_id IS NULL))),
  constraint work_file_check1 CHECK (((width IS NULL) = (height IS NULL))),
  constraint work_file_name_check CHECK (((length(name) >= 1) AND (length(name) <= 120))),
  constraint work_file_order_id_fkey FOREIGN KEY (order_id) REFERENCES work_order(id) ON DELETE CASCADE,
  constraint work_file_pkey PRIMARY KEY (id),
  constraint work_file_size_check CHECK ((size > 0)),
  constraint work_file_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id),
  constraint work_file_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id)
);
CREATE INDEX work_file_order_id_id_idx ON public.work_file USING btree (order_id, id);
CREATE UNIQUE INDEX work_file_sent ON public.work_file USING btree (order_id, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX work_file_uploaded_by_idx ON public.work_file USING btree (uploaded_by) WHERE (uploaded_by IS NOT NULL);
CREATE INDEX work_file_vendor_id_idx ON public.work_file USING btree (vendor_id) WHERE (vendor_id IS NOT NULL);
grant insert, select on work_file to gida_app;
create policy reader on work_file for select
  using (app.reads_work(order_id));
create policy writer on work_file for insert
  with check ((( SELECT app.is_system() AS is_system) OR ((uploaded_by = ( SELECT app.actor_id() AS actor_id)) AND app.reads_work(order_id))));

create table work_limit (
  estate_id uuid not null,
  valid_from date not null,
  agent_limit bigint not null,
  manager_limit bigint not null,
  manager_quotes integer not null,
  emergency_limit bigint not null,
  set_by uuid not null,
  set_at timestamp with time zone not null default app.now(),
  constraint work_limit_agent_limit_check CHECK ((agent_limit > 0)),
  constraint work_limit_check CHECK ((agent_limit <= manager_limit)),
  constraint work_limit_emergency_limit_check CHECK ((emergency_limit > 0)),
  constraint work_limit_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint work_limit_manager_quotes_check CHECK (((manager_quotes >= 1) AND (manager_quotes <= 5))),
  constraint work_limit_pkey PRIMARY KEY (estate_id, valid_from),
  constraint work_limit_set_by_fkey FOREIGN KEY (set_by) REFERENCES users(id)
);
CREATE INDEX work_limit_set_by_idx ON public.work_limit USING btree (set_by);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.work_limit FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.work_limit FOR EACH ROW WHEN (((((((((old.estate_id IS DISTINCT FROM new.estate_id) OR (old.valid_from IS DISTINCT FROM new.valid_from)) OR (old.agent_limit IS DISTINCT FROM new.agent_limit)) OR (old.manager_limit IS DISTINCT FROM new.manager_limit)) OR (old.manager_quotes IS DISTINCT FROM new.manager_quotes)) OR (old.emergency_limit IS DISTINCT FROM new.emergency_limit)) OR (old.set_by IS DISTINCT FROM new.set_by)) OR (old.set_at IS DISTINCT FROM new.set_at))) EXECUTE FUNCTION app.lay_change_aside('estate', 'estate_id');
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.work_limit REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.work_limit REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.work_limit REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on work_limit to gida_app;
create policy manager_adds on work_limit for insert
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy manager_changes on work_limit for update
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));
create policy member on work_limit for select
  using (((estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])) OR ( SELECT app.sees_all() AS sees_all)));

create table work_offer (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  vendor_id uuid not null,
  state work_offer_state not null default 'ASKED'::work_offer_state,
  needs_quote boolean not null,
  phone text not null,
  token_hash bytea,
  expires_at timestamp with time zone not null,
  device_hash bytea,
  code_hash bytea,
  code_expires_at timestamp with time zone,
  code_tries integer not null default 0,
  proposed_at timestamp with time zone,
  note text not null default ''::text,
  asked_by uuid,
  asked_at timestamp with time zone not null default app.now(),
  answered_at timestamp with time zone,
  constraint work_offer_asked_by_fkey FOREIGN KEY (asked_by) REFERENCES users(id),
  constraint work_offer_check CHECK (((code_hash IS NULL) = (code_expires_at IS NULL))),
  constraint work_offer_note_check CHECK ((length(note) <= 500)),
  constraint work_offer_order_id_fkey FOREIGN KEY (order_id) REFERENCES work_order(id) ON DELETE CASCADE,
  constraint work_offer_order_id_vendor_id_key UNIQUE (order_id, vendor_id),
  constraint work_offer_phone_check CHECK ((phone ~ '^\+[0-9]{7,15}$'::text)),
  constraint work_offer_pkey PRIMARY KEY (id),
  constraint work_offer_token_hash_key UNIQUE (token_hash),
  constraint work_offer_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE
);
CREATE INDEX work_offer_asked_by_idx ON public.work_offer USING btree (asked_by) WHERE (asked_by IS NOT NULL);
CREATE INDEX work_offer_declined ON public.work_offer USING btree (phone, answered_at) WHERE (state = 'DECLINED'::work_offer_state);
CREATE INDEX work_offer_phone ON public.work_offer USING btree (phone, asked_at DESC) WHERE (state = ANY (ARRAY['ASKED'::work_offer_state, 'ACCEPTED'::work_offer_state]));
CREATE INDEX work_offer_vendor_id_idx ON public.work_offer USING btree (vendor_id);
grant insert, select, update on work_offer to gida_app;
create policy staff on work_offer
  using (app.runs_work(order_id))
  with check (app.runs_work(order_id));

create table work_order (
  id uuid not null default uuidv7(),
  number integer not null,
  estate_id uuid not null,
  property_id uuid,
  unit_id uuid,
  landlord_id uuid,
  request_id uuid,
  title text not null,
  instructions text not null default ''::text,
  category maintenance_category not null,
  priority maintenance_priority not null default 'MEDIUM'::maintenance_priority,
  status work_status not null default 'OPEN'::work_status,
  hold_reason maintenance_hold,
  assigned_to uuid,
  vendor_id uuid,
  due_on date,
  estimate bigint,
  approved_amount bigint,
  bearer work_bearer,
  bearer_reason text not null default ''::text,
  bearer_decided_by uuid,
  bearer_decided_at timestamp with time zone,
  origin_key text,
  created_by uuid,
  created_at timestamp with time zone not null default app.now(),
  done_at timestamp with time zone,
  closed_at timestamp with time zone,
  search_text text generated always as (app.fold((((number)::text || ' '::text) || title))) stored,
  explain_by timestamp with time zone,
  client_id uuid,
  sent_sha256 bytea,
  constraint work_order_approved_amount_check CHECK ((approved_amount > 0)),
  constraint work_order_assigned_to_fkey FOREIGN KEY (assigned_to) REFERENCES users(id),
  constraint work_order_bearer_decided_by_fkey FOREIGN KEY (bearer_decided_by) REFERENCES users(id),
  constraint work_order_bearer_reason_check CHECK ((length(bearer_reason) <= 1000)),
  constraint work_order_check CHECK (((assigned_to IS NULL) OR (vendor_id IS NULL))),
  constraint work_order_check1 CHECK (((status <> ALL (ARRAY['ASSIGNED'::work_status, 'IN_PROGRESS'::work_status])) OR (assigned_to IS NOT NULL) OR (vendor_id IS NOT NULL))),
  constraint work_order_check2 CHECK (((status = 'ON_HOLD'::work_status) OR (hold_reason IS NULL))),
  constraint work_order_check3 CHECK (((status = ANY (ARRAY['DONE'::work_status, 'CLOSED'::work_status])) = (done_at IS NOT NULL))),
  constraint work_order_check4 CHECK (((status = 'CLOSED'::work_status) = (closed_at IS NOT NULL))),
  constraint work_order_check5 CHECK (((bearer IS NULL) = (bearer_decided_at IS NULL))),
  constraint work_order_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint work_order_estate_id_fkey FOREIGN KEY (estate_id) REFERENCES estate(id) ON DELETE CASCADE,
  constraint work_order_estate_id_number_key UNIQUE (estate_id, number),
  constraint work_order_estimate_check CHECK ((estimate > 0)),
  constraint work_order_instructions_check CHECK ((length(instructions) <= 4000)),
  constraint work_order_landlord_id_fkey FOREIGN KEY (landlord_id) REFERENCES users(id),
  constraint work_order_origin_key_check CHECK (((length(origin_key) >= 3) AND (length(origin_key) <= 200))),
  constraint work_order_origin_key_key UNIQUE (origin_key),
  constraint work_order_pkey PRIMARY KEY (id),
  constraint work_order_property_id_fkey FOREIGN KEY (property_id) REFERENCES property(id) ON DELETE CASCADE,
  constraint work_order_request_id_fkey FOREIGN KEY (request_id) REFERENCES maintenance_request(id) ON DELETE SET NULL,
  constraint work_order_sent_sha256_check CHECK ((length(sent_sha256) = 32)),
  constraint work_order_title_check CHECK (((length(title) >= 3) AND (length(title) <= 160))),
  constraint work_order_unit_id_fkey FOREIGN KEY (unit_id) REFERENCES unit(id) ON DELETE CASCADE,
  constraint work_order_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id)
);
CREATE INDEX work_approving ON public.work_order USING btree (estate_id) WHERE (status = 'APPROVAL'::work_status);
CREATE INDEX work_approving_by ON public.work_order USING btree (landlord_id) WHERE (status = 'APPROVAL'::work_status);
CREATE INDEX work_by_status ON public.work_order USING btree (estate_id, status, created_at DESC, id DESC);
CREATE INDEX work_done ON public.work_order USING btree (done_at) WHERE (status = 'DONE'::work_status);
CREATE INDEX work_made ON public.work_order USING btree (estate_id, created_at DESC, id DESC);
CREATE INDEX work_of_doer ON public.work_order USING btree (assigned_to, estate_id) WHERE (assigned_to IS NOT NULL);
CREATE INDEX work_open ON public.work_order USING btree (estate_id, due_on, id) WHERE (status < 'DONE'::work_status);
CREATE INDEX work_order_bearer_decided_by_idx ON public.work_order USING btree (bearer_decided_by) WHERE (bearer_decided_by IS NOT NULL);
CREATE INDEX work_order_created_by_idx ON public.work_order USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX work_order_landlord_id_created_at_idx ON public.work_order USING btree (landlord_id, created_at DESC) WHERE (landlord_id IS NOT NULL);
CREATE INDEX work_order_property_id_created_at_idx ON public.work_order USING btree (property_id, created_at DESC) WHERE (property_id IS NOT NULL);
CREATE INDEX work_order_request_id_idx ON public.work_order USING btree (request_id) WHERE (request_id IS NOT NULL);
CREATE UNIQUE INDEX work_order_sent ON public.work_order USING btree (created_by, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX work_order_unit_id_created_at_idx ON public.work_order USING btree (unit_id, created_at DESC) WHERE (unit_id IS NOT NULL);
CREATE INDEX work_order_vendor_id_done_at_idx ON public.work_order USING btree (vendor_id, done_at DESC) WHERE (vendor_id IS NOT NULL);
CREATE INDEX work_unexplained ON public.work_order USING btree (estate_id, explain_by) WHERE (explain_by IS NOT NULL);
CREATE INDEX work_words ON public.work_order USING gin (search_text gin_trgm_ops);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.work_order FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('work_order', 'id', 'search_text', 'client_id', 'sent_sha256');
CREATE TRIGGER audit_update AFTER UPDATE ON public.work_order FOR EACH ROW WHEN (((((((((((((((((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.number IS DISTINCT FROM new.number)) OR (old.estate_id IS DISTINCT FROM new.estate_id)) OR (old.property_id IS DISTINCT FROM new.property_id)) OR (old.unit_id IS DISTINCT FROM new.unit_id)) OR (old.landlord_id IS DISTINCT FROM new.landlord_id)) OR (old.request_id IS DISTINCT FROM new.request_id)) OR (old.title IS DISTINCT FROM new.title)) OR (old.instructions IS DISTINCT FROM new.instructions)) OR (old.category IS DISTINCT FROM new.category)) OR (old.priority IS DISTINCT FROM new.priority)) OR (old.status IS DISTINCT FROM new.status)) OR (old.hold_reason IS DISTINCT FROM new.hold_reason)) OR (old.assigned_to IS DISTINCT FROM new.assigned_to)) OR (old.vendor_id IS DISTINCT FROM new.vendor_id)) OR (old.due_on IS DISTINCT FROM new.due_on)) OR (old.estimate IS DISTINCT FROM new.estimate)) OR (old.approved_amount IS DISTINCT FROM new.approved_amount)) OR (old.bearer IS DISTINCT FROM new.bearer)) OR (old.bearer_reason IS DISTINCT FROM new.bearer_reason)) OR (old.bearer_decided_by IS DISTINCT FROM new.bearer_decided_by)) OR (old.bearer_decided_at IS DISTINCT FROM new.bearer_decided_at)) OR (old.origin_key IS DISTINCT FROM new.origin_key)) OR (old.created_by IS DISTINCT FROM new.created_by)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.done_at IS DISTINCT FROM new.done_at)) OR (old.closed_at IS DISTINCT FROM new.closed_at)) OR (old.explain_by IS DISTINCT FROM new.explain_by))) EXECUTE FUNCTION app.lay_change_aside('work_order', 'id', 'search_text', 'client_id', 'sent_sha256');
CREATE TRIGGER keep AFTER UPDATE ON public.work_order REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('number', 'estate_id', 'property_id', 'unit_id', 'landlord_id', 'request_id', 'origin_key', 'explain_by', 'created_by', 'created_at');
CREATE TRIGGER place BEFORE INSERT ON public.work_order FOR EACH ROW EXECUTE FUNCTION app.place_work_order();
CREATE TRIGGER score AFTER INSERT OR DELETE OR UPDATE OF status, vendor_id, request_id ON public.work_order FOR EACH ROW EXECUTE FUNCTION app.score_work();
CREATE TRIGGER stops_when_suspended_delete AFTER DELETE ON public.work_order REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_insert AFTER INSERT ON public.work_order REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
CREATE TRIGGER stops_when_suspended_update AFTER UPDATE ON public.work_order REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION app.refuse_suspended();
grant insert, select, update on work_order to gida_app;
create policy doer on work_order for update
  using (((assigned_to = ( SELECT app.actor_id() AS actor_id)) AND (estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[]))));
create policy own on work_order for select
  using (((landlord_id = ( SELECT app.actor_id() AS actor_id)) OR ((assigned_to = ( SELECT app.actor_id() AS actor_id)) AND (estate_id = ANY (( SELECT app.my_estates() AS my_estates)::uuid[])))));
create policy staff on work_order
  using (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ((unit_id IS NULL) AND (property_id = ANY (( SELECT app.assigned_properties() AS assigned_properties)::uuid[]))) OR ( SELECT app.sees_all() AS sees_all)))
  with check (((estate_id = ANY (( SELECT app.managed_estates() AS managed_estates)::uuid[])) OR (unit_id = ANY (( SELECT app.assigned_units() AS assigned_units)::uuid[])) OR ((unit_id IS NULL) AND (property_id = ANY (( SELECT app.assigned_properties() AS assigned_properties)::uuid[]))) OR ( SELECT app.sees_all() AS sees_all)));

create table work_quote (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  offer_id uuid not null,
  vendor_id uuid not null,
  state work_quote_state not null default 'SENT'::work_quote_state,
  total bigint not null,
  deposit bigint not null default 0,
  starts_in_days integer not null default 0,
  warranty_months integer not null default 0,
  valid_until date not null,
  note text not null default ''::text,
  created_at timestamp with time zone not null default app.now(),
  entered_by uuid,
  constraint work_quote_check CHECK (((deposit >= 0) AND (deposit <= total))),
  constraint work_quote_entered_by_fkey FOREIGN KEY (entered_by) REFERENCES users(id),
  constraint work_quote_note_check CHECK ((length(note) <= 500)),
  constraint work_quote_offer_id_fkey FOREIGN KEY (offer_id) REFERENCES work_offer(id) ON DELETE CASCADE,
  constraint work_quote_order_id_fkey FOREIGN KEY (order_id) REFERENCES work_order(id) ON DELETE CASCADE,
  constraint work_quote_pkey PRIMARY KEY (id),
  constraint work_quote_starts_in_days_check CHECK (((starts_in_days >= 0) AND (starts_in_days <= 60))),
  constraint work_quote_total_check CHECK ((total > 0)),
  constraint work_quote_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id) ON DELETE CASCADE,
  constraint work_quote_warranty_months_check CHECK (((warranty_months >= 0) AND (warranty_months <= 120)))
);
CREATE UNIQUE INDEX work_quote_accepted ON public.work_quote USING btree (order_id) WHERE (state = 'ACCEPTED'::work_quote_state);
CREATE INDEX work_quote_entered_by_idx ON public.work_quote USING btree (entered_by) WHERE (entered_by IS NOT NULL);
CREATE INDEX work_quote_offer_id_idx ON public.work_quote USING btree (offer_id);
CREATE INDEX work_quote_order_id_id_idx ON public.work_quote USING btree (order_id, id);
CREATE INDEX work_quote_vendor_id_idx ON public.work_quote USING btree (vendor_id);
CREATE TRIGGER audit AFTER INSERT OR DELETE ON public.work_quote FOR EACH ROW EXECUTE FUNCTION app.lay_change_aside('work_order', 'order_id');
CREATE TRIGGER audit_update AFTER UPDATE ON public.work_quote FOR EACH ROW WHEN ((((((((((((((old.id IS DISTINCT FROM new.id) OR (old.order_id IS DISTINCT FROM new.order_id)) OR (old.offer_id IS DISTINCT FROM new.offer_id)) OR (old.vendor_id IS DISTINCT FROM new.vendor_id)) OR (old.state IS DISTINCT FROM new.state)) OR (old.total IS DISTINCT FROM new.total)) OR (old.deposit IS DISTINCT FROM new.deposit)) OR (old.starts_in_days IS DISTINCT FROM new.starts_in_days)) OR (old.warranty_months IS DISTINCT FROM new.warranty_months)) OR (old.valid_until IS DISTINCT FROM new.valid_until)) OR (old.note IS DISTINCT FROM new.note)) OR (old.created_at IS DISTINCT FROM new.created_at)) OR (old.entered_by IS DISTINCT FROM new.entered_by))) EXECUTE FUNCTION app.lay_change_aside('work_order', 'order_id');
CREATE TRIGGER keep AFTER UPDATE ON public.work_quote REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION app.keep_columns('order_id', 'offer_id', 'vendor_id', 'total', 'deposit', 'entered_by', 'created_at');
grant insert, select, update on work_quote to gida_app;
create policy reader on work_quote for select
  using (app.reads_work(order_id));
create policy staff on work_quote for update
  using (app.runs_work(order_id));
create policy system_adds on work_quote for insert
  with check (( SELECT app.is_system() AS is_system));

create table work_quote_line (
  id uuid not null default uuidv7(),
  quote_id uuid not null,
  kind work_line_kind not null,
  name text not null default ''::text,
  quantity integer not null default 1,
  unit_price bigint not null,
  amount bigint not null generated always as ((quantity * unit_price)) stored,
  constraint work_quote_line_name_check CHECK ((length(name) <= 80)),
  constraint work_quote_line_pkey PRIMARY KEY (id),
  constraint work_quote_line_quantity_check CHECK (((quantity >= 1) AND (quantity <= 1000))),
  constraint work_quote_line_quote_id_fkey FOREIGN KEY (quote_id) REFERENCES work_quote(id) ON DELETE CASCADE,
  constraint work_quote_line_unit_price_check CHECK ((unit_price >= 0))
);
CREATE INDEX work_quote_line_quote_id_id_idx ON public.work_quote_line USING btree (quote_id, id);
grant insert, select on work_quote_line to gida_app;
create policy reader on work_quote_line for select
  using ((EXISTS ( SELECT
   FROM work_quote q
  WHERE (q.id = work_quote_line.quote_id))));
create policy system_adds on work_quote_line for insert
  with check (( SELECT app.is_system() AS is_system));

create table work_visit (
  id uuid not null default uuidv7(),
  order_id uuid not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  user_id uuid,
  vendor_id uuid,
  arrived_at timestamp with time zone,
  left_at timestamp with time zone,
  outcome work_visit_outcome,
  note text not null default ''::text,
  cancelled_at timestamp with time zone,
  created_by uuid,
  created_at timestamp with time zone not null default app.now(),
  client_id uuid,
  sent_sha256 bytea,
  constraint work_visit_check CHECK ((starts_at < ends_at)),
  constraint work_visit_check1 CHECK (((left_at IS NULL) OR (arrived_at <= left_at))),
  constraint work_visit_check2 CHECK (((user_id IS NULL) OR (vendor_id IS NULL))),
  constraint work_visit_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint work_visit_note_check CHECK ((length(note) <= 500)),
  constraint work_visit_order_id_fkey FOREIGN KEY (order_id) REFERENCES work_order(id) ON DELETE CASCADE,
  constraint work_visit_pkey PRIMARY KEY (id),
  constraint work_visit_sent_sha256_check CHECK ((length(sent_sha256) = 32)),
  constraint work_visit_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint work_visit_vendor_id_fkey FOREIGN KEY (vendor_id) REFERENCES vendor(id)
);
CREATE INDEX work_visit_ahead ON public.work_visit USING btree (starts_at) WHERE ((cancelled_at IS NULL) AND (left_at IS NULL));
CREATE INDEX work_visit_created_by_idx ON public.work_visit USING btree (created_by) WHERE (created_by IS NOT NULL);
CREATE INDEX work_visit_order_id_starts_at_idx ON public.work_visit USING btree (order_id, starts_at);
CREATE UNIQUE INDEX work_visit_sent ON public.work_visit USING btree (created_by, client_id) WHERE (client_id IS NOT NULL);
CREATE INDEX work_visit_user_id_idx ON public.work_visit USING btree (user_id) WHERE (user_id IS NOT NULL);
CREATE INDEX work_visit_vendor_id_idx ON public.work_visit USING btree (vendor_id) WHERE (vendor_id IS NOT NULL);
grant insert, select, update on work_visit to gida_app;
create policy mover on work_visit for update
  using ((app.runs_work(order_id) OR (user_id = ( SELECT app.actor_id() AS actor_id))));
create policy reader on work_visit for select
  using (app.reads_work(order_id));
create policy staff on work_visit for insert
  with check (app.runs_work(order_id));

-- ── Views ──

create view account_kind_day_counted with (security_invoker=true) as
 WITH closed AS (
         SELECT d.account_id,
            a.estate_id,
            a.kind,
            d.day,
            sum(d.debits - d.credits) OVER w AS balance,
            sum(d.debits - d.credits) OVER w - (d.debits - d.credits)::numeric AS before
           FROM account_day d
             JOIN account a ON a.id = d.account_id
          WINDOW w AS (PARTITION BY d.account_id ORDER BY d.day)
        ), changed AS (
         SELECT closed.estate_id,
            closed.kind,
            closed.day,
            sum(GREATEST(closed.balance, 0::numeric) - GREATEST(closed.before, 0::numeric)) AS debit,
            sum(GREATEST(- closed.balance, 0::numeric) - GREATEST(- closed.before, 0::numeric)) AS credit,
            sum((closed.balance <> 0::numeric)::integer - (closed.before <> 0::numeric)::integer) AS accounts
           FROM closed
          GROUP BY closed.estate_id, closed.kind, closed.day
        )
 SELECT estate_id,
    kind,
    day,
    sum(debit) OVER w::bigint AS debit,
    sum(credit) OVER w::bigint AS credit,
    sum(accounts) OVER w::integer AS accounts
   FROM changed
  WINDOW w AS (PARTITION BY estate_id, kind ORDER BY day);

create view audit_view with (security_invoker=true) as
 SELECT number,
    at,
    actor_id,
    action,
    subject_type,
    subject_id,
    encode(hash, 'hex'::text) AS hash,
    encode(previous_hash, 'hex'::text) AS previous_hash
   FROM audit_entry;

create view fund_line with (security_invoker=true) as
 SELECT fund_expense.id,
    fund_expense.estate_id,
    'EXPENSE'::text AS source,
    fund_expense.category,
    fund_expense.vendor,
    fund_expense.description,
    fund_expense.amount,
    fund_expense.advanced_amount,
    fund_expense.spent_on,
    fund_expense.paid_from,
    fund_expense.recorded_by,
    fund_expense.created_at,
    fund_expense.voided_at,
    fund_expense.void_reason,
    fund_expense.evidence_key,
    NULL::uuid AS evidence_id
   FROM fund_expense
UNION ALL
 SELECT vendor_bill.id,
    vendor_bill.estate_id,
    'BILL'::text AS source,
    'REPAIRS'::text AS category,
    vendor_bill.vendor_name AS vendor,
    (vendor_bill.title || ', '::text) || vendor_bill.number AS description,
    vendor_bill.amount,
    0 AS advanced_amount,
    vendor_bill.billed_on AS spent_on,
    'TRUST'::text AS paid_from,
    vendor_bill.entered_by AS recorded_by,
    vendor_bill.created_at,
    vendor_bill.voided_at,
    vendor_bill.void_reason,
    NULL::text AS evidence_key,
    vendor_bill.evidence_id
   FROM vendor_bill
  WHERE vendor_bill.bearer = 'FUND'::text;

create view ledger_view with (security_invoker=true) as
 SELECT p.journal_id,
    j.key AS journal_key,
    a.code AS account,
    p.amount,
    j.payment_id,
    j.created_at,
    p.charge_id
   FROM posting p
     JOIN journal j ON j.id = p.journal_id
     JOIN account a ON a.id = p.account_id;

create view owner_journal with (security_invoker=true) as
 SELECT j.id AS journal_id,
    j.batch,
    j.estate_id,
    split_part(a.code, ':'::text, 2)::uuid AS landlord_id,
    j.key,
    j.memo,
    j.created_at,
    j.payment_id,
    - m.amount AS amount,
        CASE
            WHEN o.owners = 1 THEN o.commission
            ELSE 0::bigint
        END AS commission
   FROM journal j
     JOIN posting m ON m.journal_id = j.id
     JOIN account a ON a.id = m.account_id
     CROSS JOIN LATERAL ( SELECT count(*) FILTER (WHERE b.code ~ '^payable:[0-9a-f]{8}-'::text) AS owners,
            COALESCE(- sum(p.amount) FILTER (WHERE b.code = 'commission'::text), 0::numeric)::bigint AS commission
           FROM posting p
             JOIN account b ON b.id = p.account_id
          WHERE p.journal_id = j.id) o
  WHERE a.code ~ '^payable:[0-9a-f]{8}-'::text;

create view provider_event_view with (security_invoker=true) as
 SELECT event,
    object_reference,
    signature_ok,
    received_at,
    handled_at
   FROM provider_event;

create view vendor_score_counted with (security_invoker=true) as
 SELECT o.estate_id,
    v.id AS vendor_id,
    count(*) AS done,
    count(r.rating) AS rated,
    COALESCE(sum(r.rating), 0::bigint) AS points
   FROM work_order o
     LEFT JOIN maintenance_request r ON r.id = o.request_id AND r.status = 'CLOSED'::maintenance_status
     CROSS JOIN LATERAL ( VALUES (NULL::uuid), (o.vendor_id)) v(id)
  WHERE o.vendor_id IS NOT NULL AND (o.status = ANY (ARRAY['DONE'::work_status, 'CLOSED'::work_status]))
  GROUP BY o.estate_id, v.id;

-- ── Functions ──

function app.account_kind(code text) returns text immutable; -- 0072_vendor_books.sql
function app.account_of_settlement(settled uuid) returns jsonb stable security definer; -- 0025_settlements.sql
function app.act_as(the_user uuid, the_session uuid, rights integer, the_time timestamp with time zone, sets_up boolean, capability text) returns void security definer; -- 0180_sessions_keys_impersonations.sql
function app.act_as_system(the_time timestamp with time zone, capability text) returns text security definer; -- 0003_auth.sql
function app.act_for(the_user uuid, capability text) returns void security definer; -- 0038_calendar.sql
function app.acting(part integer) returns text stable security definer; -- 0001_platform.sql
function app.actor_id() returns uuid stable; -- 0001_platform.sql
function app.actor_role() returns text stable; -- 0001_platform.sql
function app.add_score(o work_order, points smallint, sign integer) returns void security definer; -- 0083_find_vendors.sql
function app.administered_estates() returns uuid[] stable security definer; -- 0170_api_keys.sql
function app.administers(the_user uuid) returns boolean stable security definer; -- 0008_people.sql
function app.advanced_for(of_estate uuid, of_landlord uuid) returns bigint stable security definer; -- 0441_advances_of_owners.sql
function app.alert_recipients(the_user uuid, the_estate uuid, the_property uuid, the_block text, the_people uuid[]) returns TABLE(user_id uuid, name text, phone text, email text, unit_id uuid, unit text, block text, property_id uuid, property text, has_kin boolean) stable security definer; -- 0430_alerts_to_who_stays_on.sql
function app.alike_requests(the_unit uuid, the_category maintenance_category) returns SETOF uuid stable security definer; -- 0067_maintenance.sql
function app.also_spent(the_order uuid, the_vendor uuid, since timestamp with time zone) returns bigint stable security definer; -- 0070_work_orders.sql
function app.announced_to_me() returns uuid[] stable security definer; -- 0059_announcements.sql
function app.announcements_told(ids uuid[]) returns TABLE(id uuid, estate_id uuid, estate_name text, sent_by_name text, title text, message text, message_pcm text, takes_replies boolean, sent_at timestamp with time zone, is_manager boolean) stable security definer; -- 0059_announcements.sql
function app.any_of(words text[]) returns text immutable; -- 0412_mentions_by_whole_words.sql
function app.archive_properties() returns trigger security definer; -- 0005_units.sql
function app.archive_units() returns trigger security definer; -- 0005_units.sql
function app.asset_estates(of_estate uuid) returns uuid[] stable security definer; -- 0081_find_assets.sql
function app.assets_with_faults(estates uuid[], since timestamp with time zone) returns uuid[] stable security definer; -- 0081_find_assets.sql
function app.assigned_leases() returns uuid[] stable security definer; -- 0019_leases.sql
function app.assigned_properties() returns uuid[] stable security definer; -- 0005_units.sql
function app.assigned_tenancies() returns uuid[] stable security definer; -- 0021_tenants.sql
function app.assigned_units() returns uuid[] stable security definer; -- 0005_units.sql
procedure app.audit(IN the_table regclass, IN subject_type text, IN subject_column text, IN ignored text[], IN events text); -- 0098_audit.sql
function app.audit_place(subject_type text, subject_id uuid, OUT estate_id uuid, OUT landlord_id uuid) returns record stable security definer; -- 0098_audit.sql
function app.batch() returns uuid; -- 0010_ledger.sql
function app.belongs_elsewhere(the_user uuid) returns boolean stable security definer; -- 0008_people.sql
function app.belongs_to_estate(the_estate uuid, the_role user_role, the_email citext, the_phone text) returns boolean stable security definer; -- 0028_invitations.sql
function app.bill_estates(of_estate uuid) returns uuid[] stable security definer; -- 0080_find_bills.sql
function app.busy_times(the_people uuid[], since timestamp with time zone, until timestamp with time zone) returns TABLE(user_id uuid, starts_at timestamp with time zone, ends_at timestamp with time zone, title text, source_id uuid) stable security definer; -- 0038_calendar.sql
function app.called_polls() returns uuid[] stable security definer; -- 0061_meeting_polls.sql
function app.called_series() returns uuid[] stable security definer; -- 0037_meetings.sql
function app.came_for_an_owner(the_user uuid, the_estate uuid) returns boolean stable security definer; -- 0520_units_taken_back.sql
function app.came_with(the_payment uuid, the_landlord uuid, lot_source uuid, lot_payment uuid) returns boolean stable security definer; -- 0486_disputed_before_naming.sql
function app.cash_in_hand(of_estate uuid) returns TABLE(estate_id uuid, holder_id uuid, holder_name text, amount bigint, oldest_on date) stable security definer; -- 0015_offline_payments.sql
function app.cash_receivers_of(the_unit uuid) returns TABLE(id uuid, name text, role user_role) stable security definer; -- 0015_offline_payments.sql
function app.charges_owed_at(the_estates uuid[], the_day date) returns TABLE(charge_id uuid, owed bigint) stable security definer; -- 0150_reports_of_past_days.sql
function app.check_balance() returns trigger security definer; -- 0010_ledger.sql
function app.check_not_empty() returns trigger security definer; -- 0010_ledger.sql
function app.columns_with_words(the_table text) returns TABLE(name text, type text) stable; -- 0200_privacy.sql
function app.conversation_names(the_conversations uuid[]) returns TABLE(conversation_id uuid, user_id uuid, full_name text, role user_role, avatar_version text, is_office boolean, left_at timestamp with time zone) stable security definer; -- 0034_conversations.sql
function app.conversation_people(the_conversation uuid) returns TABLE(user_id uuid, is_office boolean) stable security definer; -- 0034_conversations.sql
function app.copy_document_version() returns trigger security definer; -- 0091_document_expiry.sql
function app.copy_landlord_of_property() returns trigger security definer; -- 0005_units.sql
function app.copy_lease_of_unit() returns trigger security definer; -- 0019_leases.sql
function app.count_arrears() returns trigger security definer; -- 0023_collections.sql
function app.count_changed_payments() returns trigger security definer; -- 0483_who_holds_an_estate.sql
function app.count_changed_tenant() returns trigger security definer; -- 0021_tenants.sql
function app.count_changed_units() returns trigger security definer; -- 0006_unit_counts.sql
function app.count_leases() returns trigger security definer; -- 0048_lease_lists.sql
function app.count_moved_receipt() returns trigger security definer; -- 0311_merged_people.sql
function app.count_new_tenants() returns trigger security definer; -- 0021_tenants.sql
function app.count_payments() returns trigger security definer; -- 0483_who_holds_an_estate.sql
function app.count_payments(of_estate uuid, alike jsonb, begun tstzrange, most integer) returns bigint stable security definer; -- 0483_who_holds_an_estate.sql
function app.count_people(of_estate uuid, since timestamp with time zone) returns TABLE(role user_role, status user_status, people bigint, joined bigint, unverified bigint) stable security definer; -- 0047_people_counts.sql
function app.count_properties() returns trigger security definer; -- 0006_unit_counts.sql
function app.count_receipts() returns trigger security definer; -- 0016_receipts.sql
function app.count_units() returns trigger security definer; -- 0006_unit_counts.sql
function app.count_unread(the_conversation uuid, after_number integer, up_to integer, most integer) returns integer stable security definer; -- 0057_message_reads.sql
function app.database_size(most integer) returns TABLE(name text, bytes bigint) stable security definer; -- 0191_health.sql
function app.delete_tenancies() returns trigger security definer; -- 0021_tenants.sql
function app.delete_untouched(the_user uuid) returns boolean security definer; -- 0008_people.sql
function app.deposits_at(the_estates uuid[], the_day date) returns TABLE(estate_id uuid, lease_id uuid, came bigint, went bigint, held bigint) stable security definer; -- 0150_reports_of_past_days.sql
function app.document_estates(of_estate uuid) returns uuid[] stable security definer; -- 0090_documents.sql
function app.document_names(the_documents uuid[]) returns TABLE(document_id uuid, related_name text, uploader_name text) stable security definer; -- 0090_documents.sql
function app.does_work(the_order uuid) returns boolean stable security definer; -- 0074_asset_plans.sql
function app.end_grants_of_others() returns trigger security definer; -- 0491_grants_of_founders.sql
function app.end_subscription() returns trigger security definer; -- 0220_subscriptions.sql
function app.enqueue(task text, payload json, job_key text, run_at timestamp with time zone, urgent boolean) returns void security definer; -- undefined
function app.erase_account(the_request uuid, pseudonym text, capability text) returns void security definer; -- for gida_app -- 0311_merged_people.sql
function app.erase_cells(the_request uuid, the_table text, key_column text, keys uuid[], put jsonb, capability text) returns bigint security definer; -- for gida_app -- 0200_privacy.sql
function app.erase_laid_aside(the_table text, key_column text, keys uuid[], columns text[]) returns void; -- 0200_privacy.sql
function app.erase_mentions(the_request uuid, the_table text, columns text[], whole text[], words text[], instead text, capability text) returns bigint security definer; -- 0412_mentions_by_whole_words.sql
function app.erase_mentions(the_request uuid, the_table text, columns text[], words text[], instead text, capability text) returns bigint security definer; -- for gida_app -- 0412_mentions_by_whole_words.sql
function app.erase_mentions_aside(the_request uuid, words text[], instead text, capability text) returns void security definer; -- for gida_app -- 0200_privacy.sql
function app.erase_rows(the_request uuid, the_table text, key_column text, keys uuid[], capability text) returns bigint security definer; -- for gida_app -- 0360_wording_proposals.sql
function app.estate_of(the_table text, the_id uuid) returns uuid stable; -- 0190_estates_of_the_platform.sql
function app.estate_state(the_estate uuid, OUT homes bigint, OUT entries bigint) returns record stable security definer; -- 0049_kept_figures.sql
function app.estates_naming_actor(the_table regclass, the_column text) returns uuid[] stable; -- 0079_find_orders.sql
function app.evidence_is_used(the_evidence uuid) returns boolean stable security definer; -- 0493_evidence_in_use.sql
function app.failed_jobs(skip integer, take integer) returns TABLE(job_id bigint, name text, fault text, since timestamp with time zone, tries integer, most_tries integer, next_try_at timestamp with time zone) stable security definer; -- undefined
function app.feature_of(the_estate uuid, the_feature text) returns boolean stable security definer; -- 0192_feature_overrides.sql
function app.features_of(the_estates uuid[]) returns TABLE(estate_id uuid, feature text, is_on boolean) stable security definer; -- 0192_feature_overrides.sql
function app.find_acquaintances(search text, take integer) returns uuid[] stable security definer; -- 0482_who_shows_a_new_address.sql
function app.find_arrears(of_estate uuid, of_property uuid, of_tenant uuid, today date, oldest_from date, oldest_to date, due_from date, due_to date, search text, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable security definer; -- 0023_collections.sql
function app.find_assets(of_estate uuid, shown text, alike jsonb, search text, named uuid[], today date, faults_since timestamp with time zone, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable security definer; -- 0081_find_assets.sql
function app.find_bills(of_estate uuid, shown text, alike jsonb, since date, until date, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable security definer; -- 0080_find_bills.sql
function app.find_charges(of_estate uuid, alike jsonb, is_open boolean, due daterange, order_by text, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable security definer; -- 0042_charge_lists.sql
function app.find_documents(of_estate uuid, shown text, alike jsonb, soon date, search text, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable security definer; -- 0090_documents.sql
function app.find_entries(of_estate uuid, alike jsonb, whom uuid[], since timestamp with time zone, until timestamp with time zone, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable security definer; -- 0098_audit.sql
function app.find_inspections(of_estate uuid, alike jsonb, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable security definer; -- 0082_find_inspections.sql
function app.find_leases(of_estate uuid, alike jsonb, unit uuid, ends daterange, search text, order_by text, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable security definer; -- 0088_lease_search.sql
function app.find_notices(of_estate uuid, alike jsonb, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable security definer; -- 0133_find_notices.sql
function app.find_orders(of_estate uuid, shown text, alike jsonb, search text, today date, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable security definer; -- 0432_work_of_those_who_left.sql
function app.find_page(the_table regclass, estates uuid[], whose text, fits text, order_by text, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable; -- 0007_lists.sql
function app.find_payments(of_estate uuid, alike jsonb, begun tstzrange, paid tstzrange, search text, order_by text, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable security definer; -- 0542_find_by_words.sql
function app.find_people(of_estate uuid, of_role user_role, of_status user_status, like_text text, joined_since timestamp with time zone, unverified boolean, order_by text, skip integer, take integer) returns TABLE(id uuid, total bigint) stable security definer; -- 0065_flat_lists.sql
function app.find_people(of_estate uuid, of_role user_role, of_status user_status, like_text text, order_by text, skip integer, take integer) returns TABLE(id uuid, total bigint) stable security definer; -- 0065_flat_lists.sql
function app.find_people(of_estate uuid, of_role user_role, of_status user_status, search text, joined_since date, unverified boolean, order_by text, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable security definer; -- 0065_flat_lists.sql
function app.find_people_of_platform(of_role user_role, of_status user_status, suspended boolean, search text, order_by text, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable security definer; -- 0160_suspensions.sql
function app.find_plans(of_estate uuid, shown text, alike jsonb, today date, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable security definer; -- 0081_find_assets.sql
function app.find_properties(of_estate uuid, is_archived boolean, search text, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable security definer; -- 0020_unit_search.sql
function app.find_receipts(of_estate uuid, search text, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable security definer; -- 0542_find_by_words.sql
function app.find_requests(of_estate uuid, shown text, alike jsonb, is_unassigned boolean, search text, at timestamp with time zone, since timestamp with time zone, until timestamp with time zone, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable security definer; -- 0137_requests_behind_figures.sql
function app.find_tenancies(of_estate uuid, is_live boolean, due_before date, ends_from date, ends_to date, search text, order_by text, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable security definer; -- 0065_flat_lists.sql
function app.find_units(of_estate uuid, of_property uuid, of_status unit_status, is_archived boolean, search text, order_by text, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable security definer; -- 0020_unit_search.sql
function app.find_vendors(of_estate uuid, trade maintenance_category, status vendor_status, search text, skip integer, take integer, most integer, OUT ids uuid[], OUT total bigint, OUT more boolean) returns record stable security definer; -- 0132_find_few_of_many.sql
function app.first_entry_since(moment timestamp with time zone) returns bigint stable security definer; -- 0098_audit.sql
function app.first_of_month(day date) returns date immutable; -- 0130_months_of_charges.sql
function app.first_plans(of_estate uuid, take integer) returns uuid[] stable security definer; -- 0132_find_few_of_many.sql
function app.fold(text) returns text immutable; -- 0001_platform.sql
function app.forget_phone_pin() returns trigger security definer; -- 0340_any_phone.sql
function app.forget_phone_proof() returns trigger; -- 0610_phone_verified.sql
function app.founded(the_estate uuid) returns boolean stable security definer; -- 0004_estates.sql
function app.founder_counts(the_estate uuid) returns boolean stable security definer; -- 0170_api_keys.sql
function app.free_receipt_prefix(initials text) returns text security definer; -- 0004_estates.sql
function app.give_landlord_to_documents() returns trigger security definer; -- 0090_documents.sql
function app.give_landlord_to_drafts() returns trigger security definer; -- 0480_drafts_of_another_owner.sql
function app.give_landlord_to_inspections() returns trigger security definer; -- 0075_inspections.sql
function app.give_landlord_to_notices() returns trigger security definer; -- 0120_notices.sql
function app.give_landlord_to_requests() returns trigger security definer; -- 0067_maintenance.sql
function app.give_landlord_to_units() returns trigger; -- 0005_units.sql
function app.give_landlord_to_work() returns trigger security definer; -- 0650_reminded_approvals.sql
function app.give_lease_to_units() returns trigger security definer; -- 0019_leases.sql
function app.give_tenant_to_documents() returns trigger security definer; -- 0090_documents.sql
function app.give_up_job(the_job bigint) returns TABLE(job_id bigint, name text, fault text, since timestamp with time zone, tries integer) security definer; -- undefined
function app.guard_member() returns trigger; -- 0004_estates.sql
function app.guard_rights() returns trigger; -- 0610_phone_verified.sql
function app.guard_tenant() returns trigger; -- 0029_consent.sql
function app.has_agreed(the_tenant uuid, the_estate uuid) returns boolean stable security definer; -- 0029_consent.sql
function app.has_open_charges(the_property uuid) returns boolean stable security definer; -- 0019_leases.sql
function app.has_part_in_request(the_request uuid) returns boolean stable security definer; -- 0432_work_of_those_who_left.sql
function app.has_password(the_user uuid) returns boolean stable security definer; -- 0003_auth.sql
function app.held_on(the_estate uuid, the_code text) returns bigint stable security definer; -- 0010_ledger.sql
function app.ids_of(the_person uuid) returns SETOF uuid stable security definer; -- 0311_merged_people.sql
function app.impersonations_of_actor() returns TABLE(id uuid, admin_name text, by_consent boolean, reason text, started_at timestamp with time zone, expires_at timestamp with time zone, ended_at timestamp with time zone) stable security definer; -- 0161_impersonation.sql
function app.is_any_held() returns boolean stable security definer; -- 0195_legal_holds.sql
function app.is_any_suspended() returns boolean stable security definer; -- 0190_estates_of_the_platform.sql
function app.is_confirmed() returns boolean stable security definer; -- 0003_auth.sql
function app.is_email_trusted(person users) returns boolean immutable; -- 0641_trusted_email.sql
function app.is_in_suspended(things jsonb) returns boolean stable; -- 0190_estates_of_the_platform.sql
function app.is_late_between(the_property uuid, the_tenant uuid, first date, last date) returns boolean stable security definer; -- 0023_collections.sql
function app.is_mine(the_estate uuid, the_landlord uuid, the_unit uuid) returns boolean stable; -- 0150_reports_of_past_days.sql
function app.is_of_one_office(the_user uuid) returns boolean stable security definer; -- 0428_grants_of_one_office.sql
function app.is_out_to_be_signed(the_document uuid) returns boolean stable security definer; -- 0591_papers_out_to_be_signed.sql
function app.is_phone_trusted(person users) returns boolean immutable; -- 0640_trusted_phone.sql
function app.is_served_paper(the_document uuid) returns boolean stable security definer; -- 0506_served_papers.sql
function app.is_server(capability text) returns boolean stable security definer; -- 0001_platform.sql
function app.is_signed_up(the_user uuid) returns boolean stable security definer; -- 0008_people.sql
function app.is_suspended(the_user uuid) returns boolean stable security definer; -- 0160_suspensions.sql
function app.is_system() returns boolean stable; -- 0001_platform.sql
function app.is_tenant_of_inspection(the_inspection uuid) returns boolean stable security definer; -- 0075_inspections.sql
function app.joined_tenants() returns uuid[] stable security definer; -- 0029_consent.sql
function app.keep_columns() returns trigger; -- 0001_platform.sql
function app.keep_explanation_due() returns trigger security definer; -- 0086_upkeep_needs.sql
function app.keep_figure(the_estate uuid, whose uuid, the_name text, the_day date, the_homes bigint, the_entries bigint, the_answer jsonb, capability text) returns void security definer; -- 0049_kept_figures.sql
function app.keep_for_staff() returns trigger security definer; -- 0077_find_requests.sql
function app.keep_invitations_of_unit() returns trigger security definer; -- 0413_invitations_to_removed_units.sql
function app.keep_joined_tenants() returns trigger security definer; -- 0021_tenants.sql
function app.keep_participation() returns trigger; -- 0034_conversations.sql
function app.keep_published_version() returns trigger; -- 0092_templates.sql
function app.keep_renewed() returns trigger security definer; -- 0643_renewed_leases_do_not_end.sql
function app.keep_sealed_inspection() returns trigger; -- 0311_merged_people.sql
function app.keep_sealed_parts() returns trigger security definer; -- 0075_inspections.sql
function app.keep_status_before() returns trigger; -- 0521_status_before.sql
function app.kind_of_key(key text) returns text immutable; -- 0026_remittances.sql
function app.known_people(most integer) returns uuid[] stable security definer; -- 0084_find_people.sql
function app.knows(the_person uuid) returns boolean stable security definer; -- 0084_find_people.sql
function app.lapse_invitations(the_estate uuid, the_email citext, the_phone text) returns void security definer; -- 0028_invitations.sql
function app.last_between(the_conversation uuid, after_number integer, up_to integer) returns uuid stable security definer; -- 0057_message_reads.sql
function app.last_message(the_conversation uuid, after_number integer, up_to integer) returns uuid stable security definer; -- 0057_message_reads.sql
function app.last_sign_in(the_user uuid) returns timestamp with time zone stable security definer; -- 0008_people.sql
function app.lay_change_aside() returns trigger security definer; -- 0098_audit.sql
function app.leads_alert(the_alert uuid) returns boolean stable security definer; -- 0433_what_keys_reach.sql
function app.lease_ends(sign integer, leases lease[]) returns TABLE(scope_id uuid, estate_id uuid, landlord_id uuid, end_date date, count bigint, yearly_rent bigint) stable; -- 0643_renewed_leases_do_not_end.sql
function app.left_estates() returns uuid[] stable security definer; -- 0580_shared_requests_of_residents.sql
function app.left_properties() returns uuid[] stable security definer; -- 0580_shared_requests_of_residents.sql
function app.listed_estates(of_estate uuid) returns uuid[] stable security definer; -- 0007_lists.sql
function app.listed_rows(of_estate uuid, assigned uuid[], rented uuid[]) returns text stable security definer; -- 0007_lists.sql
function app.listed_rows_by_unit(of_estate uuid, assigned uuid[]) returns text stable security definer; -- 0007_lists.sql
function app.live_tenancies(the_estate uuid, the_property uuid) returns integer stable security definer; -- 0019_leases.sql
function app.lived_in_properties() returns uuid[] stable security definer; -- 0090_documents.sql
function app.lived_in_units() returns uuid[] stable security definer; -- 0090_documents.sql
function app.lock_scopes() returns trigger security definer; -- 0011_charges.sql
function app.maintenance_people(the_requests uuid[]) returns TABLE(request_id uuid, reporter_name text, assignee_name text, reports integer) stable security definer; -- 0067_maintenance.sql
function app.managed_estates() returns uuid[] stable security definer; -- 0170_api_keys.sql
function app.manages_key(the_key uuid) returns boolean stable security definer; -- 0170_api_keys.sql
function app.market_rents(the_estate uuid) returns TABLE(property_type property_type, bedrooms integer, units integer, estates integer, lower_quartile bigint, median bigint, upper_quartile bigint) stable security definer; -- 0033_analytics.sql
function app.matching(the_column text, wanted text, starts_column text) returns text immutable; -- 0542_find_by_words.sql
function app.matching_in(expression text, wanted text) returns text immutable; -- 0542_find_by_words.sql
function app.may_impersonate(the_id uuid, the_user uuid, the_time timestamp with time zone) returns boolean stable security definer; -- 0161_impersonation.sql
function app.may_see_owner(the_estate uuid, the_landlord uuid) returns boolean stable security definer; -- 0026_remittances.sql
function app.meeting_counts(the_meetings uuid[]) returns TABLE(meeting_id uuid, invited integer, accepted integer, tentative integer, declined integer) stable security definer; -- 0037_meetings.sql
function app.meeting_people(the_series uuid[]) returns TABLE(series_id uuid, user_id uuid, full_name text, is_organizer boolean) stable security definer; -- 0037_meetings.sql
function app.message_places() returns TABLE(conversation_id uuid, from_number integer, to_number integer) stable security definer; -- 0132_find_few_of_many.sql
function app.move_person(the_merge uuid, plan jsonb, capability text) returns jsonb security definer; -- 0311_merged_people.sql
function app.moved_out_of(the_person uuid) returns uuid[] stable security definer; -- 0630_wardens_who_moved_out.sql
function app.my_documents() returns uuid[] stable security definer; -- 0090_documents.sql
function app.my_estates() returns uuid[] stable security definer; -- 0170_api_keys.sql
function app.my_polls() returns uuid[] stable security definer; -- 0061_meeting_polls.sql
function app.my_requests() returns uuid[] stable security definer; -- 0580_shared_requests_of_residents.sql
function app.my_series() returns uuid[] stable security definer; -- 0431_meetings_that_nobody_leads.sql
function app.name_in_conversation(the_conversation uuid, the_user uuid) returns text stable security definer; -- 0056_conversation_names.sql
function app.name_of(the_user uuid) returns text stable security definer; -- 0008_people.sql
function app.names_of_tenants(the_unit uuid) returns text stable security definer; -- 0020_unit_search.sql
function app.names_person(relation regclass, col text) returns boolean stable; -- 0311_merged_people.sql
function app."natural"(text) returns text immutable; -- 0005_units.sql
function app.next_maintenance_number(the_estate uuid) returns integer security definer; -- 0067_maintenance.sql
function app.note_change(estates uuid[]) returns void security definer; -- 0049_kept_figures.sql
function app.note_changed_homes() returns trigger security definer; -- 0049_kept_figures.sql
function app.note_changed_properties() returns trigger security definer; -- 0049_kept_figures.sql
function app.note_first_day() returns trigger security definer; -- 0081_find_assets.sql
function app.note_first_day_of_plan() returns trigger security definer; -- 0081_find_assets.sql
function app.note_key_use(the_key uuid) returns void security definer; -- 0170_api_keys.sql
function app.note_late_fee_since() returns trigger; -- 0004_estates.sql
function app.note_newest_paid() returns trigger security definer; -- 0065_flat_lists.sql
function app.now() returns timestamp with time zone stable; -- 0001_platform.sql
function app.on_hold(the_user uuid, the_estate uuid, the_lease uuid) returns boolean stable security definer; -- 0195_legal_holds.sql
function app.only_estate(estates uuid[], of_estate uuid) returns uuid[] immutable; -- 0079_find_orders.sql
function app.open_again(the_email citext, the_phone text, the_role user_role) returns void security definer; -- 0429_removed_people_return.sql
function app.open_on(the_estate uuid, the_day date) returns TABLE(charge_id uuid, raised_on date, open_amount bigint) stable security definer; -- 0010_ledger.sql
function app.order_of_step(the_step uuid) returns uuid stable security definer; -- 0074_asset_plans.sql
function app.origin_of_paper(the_document uuid) returns TABLE(template_id uuid, name text, version integer, newest integer, is_removed boolean) stable security definer; -- 0092_templates.sql
function app.overdue_plans(today date) returns uuid[] stable security definer; -- 0081_find_assets.sql
function app.own_accounts() returns bigint[] stable security definer; -- 0010_ledger.sql
function app.owner_accounts(of_estate uuid) returns TABLE(estate_id uuid, landlord_id uuid, owed bigint, with_provider bigint) stable security definer; -- 0421_statements_of_former_owners.sql
function app.owner_balance(the_estate uuid, the_landlord uuid, before date) returns TABLE(owed bigint, with_provider bigint) stable security definer; -- 0026_remittances.sql
function app.owner_lots(the_estate uuid, the_landlord uuid, here bigint) returns TABLE(source_id uuid, payment_id uuid, memo text, received_at timestamp with time zone, amount bigint) stable security definer; -- 0026_remittances.sql
function app.owner_moves(the_estate uuid, the_landlord uuid, since timestamp with time zone, until timestamp with time zone, most integer) returns TABLE(journal_id uuid, key text, memo text, at timestamp with time zone, payment_id uuid, amount bigint, commission bigint) stable security definer; -- 0105_owner_moves.sql
function app.owners_on_account() returns uuid[] stable security definer; -- 0424_owners_on_account.sql
function app.owns_key(the_key uuid) returns boolean stable security definer; -- 0170_api_keys.sql
function app.papers_of_templates(the_templates uuid[]) returns TABLE(template_id uuid, version integer, papers bigint) stable security definer; -- 0092_templates.sql
function app.payment_outage() returns timestamp with time zone stable security definer; -- 0191_health.sql
function app.payment_words(t transaction_type, tenant_name text) returns text immutable; -- 0540_words_of_payments.sql
function app.payments_by_reference(of_estate uuid, wanted text, take integer) returns uuid[] stable security definer; -- 0542_find_by_words.sql
function app.payout_account_for(landlord uuid) returns TABLE(bank_code text, bank_name text, account_number text, account_name text, waits_until timestamp with time zone) stable security definer; -- 0009_onboarding.sql
function app.payout_cooling(landlord uuid) returns interval stable security definer; -- 0009_onboarding.sql
function app.pending_invitation(the_estate uuid, the_role user_role, the_unit uuid, the_email citext, the_phone text) returns uuid stable security definer; -- 0028_invitations.sql
function app.people_counts(scope uuid[]) returns TABLE(role user_role, status user_status, is_unverified boolean, joined_on date, people bigint) stable security definer; -- 0065_flat_lists.sql
function app.people_of_document(the_document uuid) returns TABLE(user_id uuid, full_name text) stable security definer; -- 0090_documents.sql
function app.people_of_estates() returns uuid[] stable security definer; -- 0098_audit.sql
function app.people_of_signing(the_request uuid) returns TABLE(user_id uuid, full_name text) stable security definer; -- 0095_signing.sql
function app.people_of_template(the_template uuid) returns TABLE(user_id uuid, full_name text) stable security definer; -- 0092_templates.sql
function app.people_scope(of_estate uuid) returns uuid[] stable security definer; -- 0008_people.sql
function app.place_asset() returns trigger security definer; -- 0073_assets.sql
function app.place_document() returns trigger security definer; -- 0090_documents.sql
function app.place_inspection() returns trigger security definer; -- 0075_inspections.sql
function app.place_maintenance_request() returns trigger security definer; -- 0067_maintenance.sql
function app.place_notice() returns trigger security definer; -- 0120_notices.sql
function app.place_work_order() returns trigger security definer; -- 0070_work_orders.sql
function app.platform_journal_balances() returns trigger security definer; -- 0222_platform_books.sql
function app.points_of(the_request uuid) returns smallint stable security definer; -- 0083_find_vendors.sql
function app.poll_counts(the_polls uuid[]) returns TABLE(poll_id uuid, starts_at timestamp with time zone, can integer) stable security definer; -- 0061_meeting_polls.sql
function app.poll_invitees(the_poll uuid) returns TABLE(user_id uuid, full_name text, answered_at timestamp with time zone) stable security definer; -- 0061_meeting_polls.sql
function app.poll_people(the_polls uuid[]) returns TABLE(poll_id uuid, organizer text, invited integer, answered integer) stable security definer; -- 0061_meeting_polls.sql
function app.post_journal(the_key text, the_estate uuid, the_payment uuid, the_memo text, codes text[], amounts bigint[], charges uuid[], capability text) returns boolean security definer; -- 0010_ledger.sql
function app.property_has_history(the_property uuid) returns boolean stable security definer; -- 0415_places_with_papers.sql
function app.property_of_journal(the_payment uuid, the_key text) returns uuid stable; -- 0072_vendor_books.sql
function app.proposed_estates() returns uuid[] stable security definer; -- 0019_leases.sql
function app.proposed_leases() returns uuid[] stable security definer; -- 0019_leases.sql
procedure app.protect(IN the_table regclass, IN grants text); -- 0001_platform.sql
function app.proves_lease(the_lease uuid) returns boolean stable security definer; -- 0125_evidence.sql
function app.queue_kinds(most integer) returns TABLE(name text, waiting bigint, failing bigint, oldest_seconds integer) stable security definer; -- undefined
function app.queue_state(known text[], OUT waiting bigint, OUT failing bigint, OUT oldest_seconds integer) returns record stable security definer; -- undefined
function app.quiet_hours_of(the_user uuid) returns TABLE(begins text, ends text) stable security definer; -- 0058_quiet_hours.sql
function app.reaches(the_estate uuid) returns boolean stable; -- 0170_api_keys.sql
function app.reaches_all() returns boolean stable; -- 0401_imports_of_members.sql
function app.reads_compliance() returns boolean stable security definer; -- 0322_cash_limits.sql
function app.reads_inspection(the_inspection uuid) returns boolean stable security definer; -- 0075_inspections.sql
function app.reads_prices() returns boolean stable; -- 0220_subscriptions.sql
function app.reads_work(the_order uuid) returns boolean stable security definer; -- 0432_work_of_those_who_left.sql
function app.receipt_words(number text, facts jsonb) returns text immutable; -- 0540_words_of_payments.sql
function app.reference_matching(wanted text) returns text immutable; -- 0542_find_by_words.sql
function app.references_to_units(the_units uuid[]) returns TABLE(unit_id uuid, is_let boolean, has_history boolean) stable security definer; -- 0481_all_homes_of_a_lease.sql
function app.refuse_change() returns trigger; -- 0010_ledger.sql
function app.refuse_change_of_signed_receipt() returns trigger; -- 0016_receipts.sql
function app.refuse_in_archived_estate() returns trigger security definer; -- 0005_units.sql
function app.refuse_in_archived_office() returns trigger security definer; -- 0550_nothing_new_in_archived_estates.sql
function app.refuse_in_archived_property() returns trigger security definer; -- 0005_units.sql
function app.refuse_on_archived_unit() returns trigger security definer; -- 0005_units.sql
function app.refuse_suspended() returns trigger security definer; -- 0190_estates_of_the_platform.sql
function app.refuse_unless_erasing(the_request uuid, capability text) returns void stable; -- 0200_privacy.sql
function app.refuse_unless_server(capability text) returns void stable; -- 0001_platform.sql
function app.rent_history(the_estate uuid, first_due date, last_due date) returns TABLE(due date, known date, amount bigint, open bigint, paid jsonb) stable security definer; -- 0033_analytics.sql
function app.rent_paid(of_estates uuid[], of_tenant uuid, since timestamp with time zone, until timestamp with time zone, only_touched boolean) returns TABLE(charge_id uuid, payment_id uuid, at timestamp with time zone, amount bigint, came bigint) stable security definer; -- 0422_rent_paid.sql
function app.rented_properties() returns uuid[] stable security definer; -- 0019_leases.sql
function app.rented_units() returns uuid[] stable security definer; -- 0019_leases.sql
function app.repair_write_offs(capability text) returns bigint; -- 0011_charges.sql
function app.request_estates(of_estate uuid) returns uuid[] stable security definer; -- 0077_find_requests.sql
function app.retry_failed_jobs(ids bigint[]) returns bigint security definer; -- undefined
function app.return_allowances(wanted jsonb) returns void security definer; -- 0001_platform.sql
function app.revoke_invitations_of_deactivated() returns trigger security definer; -- 0411_invitations_of_those_who_left.sql
function app.revoke_invitations_of_removed() returns trigger security definer; -- 0411_invitations_of_those_who_left.sql
function app.revoke_invitations_of_those_who_left() returns trigger security definer; -- 0411_invitations_of_those_who_left.sql
function app.revoke_keys_of_those_who_left() returns trigger security definer; -- 0642_keys_of_left_estates.sql
function app.rise() returns trigger; -- 0035_delivery.sql
function app.rollup_scopes(the_estate uuid, the_landlord uuid, the_property uuid) returns TABLE(scope_id uuid, landlord_id uuid) immutable; -- 0011_charges.sql
function app.row_on_hold(the_row jsonb) returns boolean stable security definer; -- 0195_legal_holds.sql
function app.runs_inspection(the_inspection uuid) returns boolean stable security definer; -- 0075_inspections.sql
function app.runs_notice(the_notice uuid) returns boolean stable security definer; -- 0120_notices.sql
function app.runs_request(the_request uuid) returns boolean stable security definer; -- 0067_maintenance.sql
function app.runs_work(the_order uuid) returns boolean stable security definer; -- 0070_work_orders.sql
function app.said_under_seal() returns text stable security definer; -- 0098_audit.sql
function app.say_who_acts(the_user uuid, the_role text, the_session uuid, the_time timestamp with time zone) returns void; -- 0001_platform.sql
function app.score_rating() returns trigger security definer; -- 0083_find_vendors.sql
function app.score_work() returns trigger security definer; -- 0083_find_vendors.sql
function app.seal(said text, key bytea) returns text stable; -- 0001_platform.sql
function app.search_messages(patterns text[], the_conversation uuid, before_id uuid, most integer) returns SETOF uuid stable security definer; -- 0132_find_few_of_many.sql
function app.sees_all() returns boolean stable; -- 0001_platform.sql
function app.sees_conversation(the_conversation uuid) returns boolean stable security definer; -- 0034_conversations.sql
function app.series_without_organizer() returns uuid[] stable security definer; -- 0431_meetings_that_nobody_leads.sql
function app.session_id() returns uuid stable; -- 0001_platform.sql
function app.set_actor(the_user uuid) returns void security definer; -- 0003_auth.sql
function app.shared_documents() returns uuid[] stable security definer; -- 0420_shared_with_members.sql
function app.sorted_at_most(most integer) returns integer immutable; -- 0542_find_by_words.sql
function app.spend_allowances(wanted jsonb) returns interval security definer; -- 0001_platform.sql
function app.staffed_estates() returns uuid[] stable security definer; -- 0434_staff_by_keys.sql
function app.staffed_place() returns text stable security definer; -- 0081_find_assets.sql
function app.staffs_asset(the_asset uuid) returns boolean stable security definer; -- 0073_assets.sql
function app.staffs_place(the_estate uuid, the_property uuid, the_unit uuid) returns boolean stable security definer; -- 0073_assets.sql
function app.staffs_plan(the_plan uuid) returns boolean stable security definer; -- 0074_asset_plans.sql
function app.standbys() returns TABLE(name text, bytes bigint, seconds double precision) stable security definer; -- 0380_standbys.sql
function app.statement_owners(of_estate uuid, of_landlord uuid) returns TABLE(estate_id uuid, estate_name text, landlord_id uuid, landlord_name text, manager_name text) stable security definer; -- 0421_statements_of_former_owners.sql
function app.statement_properties(the_estate uuid, the_landlord uuid) returns TABLE(property_id uuid, name text) stable security definer; -- 0421_statements_of_former_owners.sql
function app.stays_on(l lease_unit) returns boolean stable security definer; -- 0430_alerts_to_who_stays_on.sql
procedure app.stops_when_suspended(IN the_table regclass, IN events text[]); -- 0190_estates_of_the_platform.sql
function app.subaccount_of(landlord uuid) returns text stable security definer; -- 0009_onboarding.sql
function app.suspended_since(the_estate uuid) returns timestamp with time zone stable security definer; -- 0190_estates_of_the_platform.sql
function app.take_changes(most integer) returns TABLE(at timestamp with time zone, acting text, origin jsonb, operation audit_operation, table_name text, subject_type text, subject_id uuid, place jsonb, before jsonb, after jsonb, estate_id uuid, landlord_id uuid) security definer; -- 0098_audit.sql
function app.takes_part(the_conversation uuid) returns boolean stable security definer; -- 0034_conversations.sql
function app.tally_arrears_month() returns trigger security definer; -- 0130_months_of_charges.sql
function app.tally_changed_charges() returns trigger security definer; -- 0042_charge_lists.sql
function app.tally_charge_month() returns trigger security definer; -- 0130_months_of_charges.sql
function app.tally_lease_ends() returns trigger security definer; -- 0131_counts_of_lists.sql
function app.tally_members() returns trigger security definer; -- 0047_people_counts.sql
function app.tally_new_charges() returns trigger security definer; -- 0042_charge_lists.sql
function app.tally_new_payments() returns trigger security definer; -- 0440_collected_without_refunds.sql
function app.tally_settled_by_allocations() returns trigger security definer; -- 0013_payment_totals.sql
function app.tally_units() returns trigger security definer; -- 0005_units.sql
function app.tally_users() returns trigger security definer; -- 0047_people_counts.sql
function app.tell_webhooks(the_event text, the_object text, the_id uuid, capability text) returns SETOF uuid security definer; -- 0560_disputes_by_webhook.sql
function app.tenant_shown(l lease) returns uuid immutable; -- 0019_leases.sql
function app.text_of(kind asset_kind) returns text immutable; -- 0081_find_assets.sql
function app.ties_of(the_user uuid, of_estate uuid) returns TABLE(live_leases bigint, properties bigint, entrusted_units bigint) stable security definer; -- 0019_leases.sql
function app.today() returns date stable; -- 0001_platform.sql
function app.type_words(t transaction_type) returns text immutable; -- 0011_charges.sql
function app.uncount_tenant() returns trigger security definer; -- 0021_tenants.sql
function app.uncount_user() returns trigger security definer; -- 0047_people_counts.sql
function app.update_balances() returns trigger security definer; -- 0046_ledger_totals.sql
function app.update_deposits() returns trigger security definer; -- 0022_deposits.sql
function app.update_joined_tenants(estates uuid[], people uuid[]) returns void security definer; -- 0021_tenants.sql
function app.update_kinds(the_batch uuid) returns void security definer; -- 0041_account_balances.sql
function app.update_let_to(the_units uuid[]) returns void security definer; -- 0020_unit_search.sql
function app.update_let_to_of_leases() returns trigger security definer; -- 0020_unit_search.sql
function app.update_let_to_of_people() returns trigger security definer; -- 0020_unit_search.sql
function app.update_oldest_due() returns trigger security definer; -- 0021_tenants.sql
function app.update_owners() returns trigger security definer; -- 0026_remittances.sql
function app.update_tenancies(properties uuid[], tenants uuid[]) returns void security definer; -- 0021_tenants.sql
function app.update_tenancies_of_leases() returns trigger security definer; -- 0021_tenants.sql
function app.update_tenancies_of_people() returns trigger security definer; -- 0021_tenants.sql
function app.update_tenancies_of_units() returns trigger security definer; -- 0021_tenants.sql
function app.vendor_scores(the_vendors uuid[]) returns TABLE(vendor_id uuid, done integer, rated integer, average double precision, mean double precision) stable security definer; -- 0083_find_vendors.sql
function app.vendors_of_work(the_order uuid) returns TABLE(vendor_id uuid, vendor_name text, jobs integer, rating numeric) stable security definer; -- 0070_work_orders.sql
function app.verified_since(the_estate uuid) returns timestamp with time zone stable security definer; -- 0190_estates_of_the_platform.sql
function app.visits_between(since timestamp with time zone, until timestamp with time zone, of_estate uuid) returns TABLE(id uuid, starts_at timestamp with time zone, ends_at timestamp with time zone, title text, place text, is_open boolean, order_id uuid, report_id uuid) stable security definer; -- 0592_no_late_visits_of_finished_work.sql
function app.visits_of_request(the_request uuid) returns SETOF work_visit stable security definer; -- 0070_work_orders.sql
function app.walk_messages(patterns text[], the_conversation uuid, before_id uuid, most integer) returns uuid[] stable security definer; -- 0132_find_few_of_many.sql
function app.walk_page(the_table regclass, estates uuid[], whose text, fits text, key text, direction text, skip integer, take integer) returns uuid[] stable; -- 0007_lists.sql
function app.wanted_allowances(wanted jsonb) returns TABLE(name text, spender bytea, step interval, period interval) immutable; -- 0001_platform.sql
function app.ways_out() returns TABLE(way text, last_success_at timestamp with time zone, failed bigint, open_until timestamp with time zone) stable security definer; -- 0370_whatsapp.sql
function app.word_starts(folded text) returns text immutable; -- 0005_units.sql
function app.work_of_request(the_request uuid) returns TABLE(id uuid, number integer, title text, status work_status, doer_name text, bearer work_bearer, bearer_reason text, approved_amount bigint, is_staff boolean) stable security definer; -- 0450_work_of_joined_requests.sql
function app.work_people(the_orders uuid[]) returns TABLE(order_id uuid, assignee_name text, vendor_name text) stable security definer; -- 0070_work_orders.sql
function app.writes_template(of_estate uuid, writer uuid) returns boolean stable security definer; -- 0092_templates.sql
function app.yearly_rent(amount bigint, how_often rent_frequency) returns bigint immutable; -- 0033_analytics.sql
