-- How often the provider was asked how a refund or a remittance stands is nobody's act: each time it was an entry of its own, a quarter of the log.
call app.audit('refund', 'refund', 'id', '{seen_before,asked_at,asks,checks,next_check_at,last_checked_at}');
call app.audit('remittance', 'remittance', 'id', '{asked_at,checks,next_check_at}');
