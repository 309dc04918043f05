interface Named {
  firstName: string;
  lastName: string;
}

/** Names as they are kept: without the spaces around them. */
export const trimNames = <Person extends Named>(person: Person): Person => ({
  ...person,
  firstName: person.firstName.trim(),
  lastName: person.lastName.trim(),
});
