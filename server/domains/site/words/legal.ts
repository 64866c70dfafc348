type Section = { title: string; text: readonly string[] }
type Paper = { title: string; description: string; of: string; sections: readonly Section[] }

/** The privacy notice with what NDPA 2023 requires, in plain words. Retention periods are added from the code. */
export const privacy: Paper & {
  kept: { title: string; note: string; what: string; how: string; why: string }
  processors: { title: string; note: string; who: string; country: string; does: string; unsaid: string }
} = {
  title: 'Privacy',
  description: 'What Gida holds about people, why, for how long, and what they can ask for.',
  of: 'Version of 25 November 2026',
  sections: [
    {
      title: 'Who holds what',
      text: [
        'Your manager or landlord decides what is written about your home and your rent: under the Nigeria Data Protection Act 2023 they are the controller, and we keep it for them as their processor.',
        'For your account with us (your name, your address to sign in, and what keeps it safe) we are the controller.',
      ],
    },
    {
      title: 'What is held',
      text: [
        'Who you are: name, e-mail, phone, picture if you give one. An identity number is kept only as its last signs.',
        'Your home and money: leases, charges, payments, receipts, the bank account that you are paid to. Card numbers never reach us: the payment provider has them.',
        'What you write and send: messages, requests with photos, papers, signatures.',
        'What happens to your account: when and from which browser it was opened, and who did what.',
      ],
    },
    {
      title: 'Why, and on which ground',
      text: [
        'To keep the book of your tenancy, take payments and write receipts: the contract of the tenancy.',
        'To keep accounts and answer the tax office and courts: the law.',
        'To keep accounts safe and find out about fraud: our and everybody’s legitimate interest.',
        'To send what is not needed for that: only with your consent, which you take back in your settings at any time.',
      ],
    },
    {
      title: 'Who else sees it',
      text: [
        'The people of your tenancy: tenants see their own, landlords their homes, managers and their staff the estates that they run.',
        'The payment provider, the sender of text messages and the sender of e-mail, each only what it needs to do that: they are named below.',
        'Courts and authorities where the law makes us. Nobody else, and nothing is sold.',
      ],
    },
    {
      title: 'What you can ask for',
      text: [
        'To see what is held about you, to have a copy, to have it put right, to have it erased where no law makes us keep it, and to object. Ask your manager, or write to us.',
        'You are answered within thirty days. If you are not content, you can complain to the Nigeria Data Protection Commission.',
        'No decision about you is made by a machine alone.',
      ],
    },
    {
      title: 'On your own device',
      text: [
        'The app keeps what it needs to work on your phone: that you are signed in, and what waits to be sent. Signing out takes it away. There are no cookies for advertising and nobody is followed.',
      ],
    },
  ],
  kept: {
    title: 'How long it is kept',
    note: 'Money, tenancies and the log of who did what are kept as long as a claim or the tax office may rest on them. Everything else is forgotten by a job of its own, by this table, which is the one that the job works by:',
    what: 'What',
    how: 'How long',
    why: 'Why',
  },
  processors: {
    title: 'Who works for us',
    note: 'This list is made from the services that this installation is set up with. With each, data that leave Nigeria do so under sections 41 to 43 of the Act.',
    who: 'Name',
    country: 'Country',
    does: 'What it does, with which data',
    unsaid: 'Ask us',
  },
}

/** The terms of use, in words that a tenant can understand. */
export const terms: Paper = {
  title: 'Terms',
  description: 'What Gida does for those who use it, and what it asks of them.',
  of: 'Version of 25 November 2026',
  sections: [
    {
      title: 'What this is',
      text: [
        'Gida is a book for estates: it writes down who rents what, what is owed and what was paid, and helps the people of a tenancy to deal with each other. It is not a party to any tenancy, no bank, no agent and no lawyer.',
      ],
    },
    {
      title: 'Your account',
      text: [
        'Say who you are and keep your password to yourself. What is done with your account counts as done by you, until you tell us that somebody else has it.',
        'Managers enter only people and homes that they may enter, and give access only to whom it belongs.',
      ],
    },
    {
      title: 'Money',
      text: [
        'Payments are made by a licensed payment provider to the accounts that managers and landlords name. We never hold the money. A payment counts when the provider or the bank confirms it, and not by a picture of a transfer.',
        'The provider’s fee is shown before you pay. Whether a fee or a deposit is owed at all is between you and your landlord, within the law.',
        'A payment that is in dispute is marked so in the book until it is settled.',
      ],
    },
    {
      title: 'The law',
      text: [
        'Dates and forms of notices follow the laws that we have read, with their source beside them. They are no legal advice: ask a lawyer before you go to court.',
        'What the law forbids (taking possession without a court, cutting off light or water, more rent in advance than is allowed) is forbidden here as well.',
      ],
    },
    {
      title: 'What we promise, and what not',
      text: [
        'We keep the book right, safe and there to be taken along. If something of ours is wrong, tell us, and it is put right so that everybody sees what changed.',
        'We cannot promise that the network, the bank or the provider always answers. Where they do not, the app says so and nothing is counted as paid or as lost.',
      ],
    },
    {
      title: 'Ending',
      text: [
        'You may stop on any day and take your lists, statements and receipts with you. What the law makes us keep we keep, and no longer.',
        'Who uses Gida to deceive or to threaten loses their access; what is theirs they still get.',
        'The law of Nigeria holds.',
      ],
    },
  ],
}
