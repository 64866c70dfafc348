-- What is published of a template, and how a signing goes. What signers did is sealed in their paper.
call app.audit('template', 'template', 'id');
call app.audit('template_version', 'template', 'template_id', '{body,variables,revision,updated_at}');
call app.audit('signature_request', 'document', 'document_id');
