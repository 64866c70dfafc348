-- When the provider put a dispute of Gida's own money away without saying who won: a super admin who knows from its payouts says so.
alter table platform_reversal add column archived_at timestamptz;
call app.audit('platform_reversal', 'estate', 'estate_id');
