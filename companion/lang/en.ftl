## Said by the table itself, whatever the game.
called = { $name }
refuse-nothing-to-undo = There is nothing left to take back.
refuse-nothing-to-redo = There is nothing to do again.
