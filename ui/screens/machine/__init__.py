"""The screens of the machine: settings, camera, buttons, touch, doctor."""
