-- A text that refused a job is not answered a second time, as one that nobody understood.
create index work_offer_declined on work_offer (phone, answered_at) where state = 'DECLINED';
