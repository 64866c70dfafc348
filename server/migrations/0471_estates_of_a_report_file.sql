-- Of which estates its reader had rows when it was made: who has left one of them since fetches a file of all no longer.
alter table report_file add column estates uuid[] not null default '{}';
