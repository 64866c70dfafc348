-- Whether evidence stands with cash that was banked is asked for each of somebody's slips.
create index on cash_banking (evidence_id) where evidence_id is not null;
