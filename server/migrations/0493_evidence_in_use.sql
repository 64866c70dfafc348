-- Evidence is its uploader's until it stands with something: from then on who sees that sees it, and whoever has left an estate, or shows a key that
-- does not reach it, sees no bill and no slip of it any more.
create function app.evidence_is_used(the_evidence uuid) returns boolean
language sql stable security definer set search_path = public, pg_temp as $$
  select exists (select from offline_payment where evidence_id = the_evidence)
    or exists (select from cash_banking where evidence_id = the_evidence)
    or exists (select from dispute where evidence_id = the_evidence)
    or exists (select from deduction_evidence where evidence_id = the_evidence)
    or exists (select from inspection_deduction where paper_id = the_evidence)
    or exists (select from vendor_bill where evidence_id = the_evidence)
    or exists (select from vendor_payment where evidence_id = the_evidence)
    or exists (select from wht_remittance where evidence_id = the_evidence)
$$;
alter policy uploader on evidence
  using (uploaded_by = (select app.actor_id()) and not app.evidence_is_used(id) or (select app.sees_all()));
